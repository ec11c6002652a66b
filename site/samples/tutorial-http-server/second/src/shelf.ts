export * from '../../project/src/shelf'
