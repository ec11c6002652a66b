export * from '../../project/src/errors'
