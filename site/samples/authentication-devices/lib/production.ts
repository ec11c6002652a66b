// Imported first: no request log, no stacks in error responses.
process.env.NODE_ENV = 'production'

export {}
