export * from '../../project/src/book'
