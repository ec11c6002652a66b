// No request log and no stacks in error bodies: both vary from run to run.
Object.assign(process.env, { NODE_ENV: 'production' })
