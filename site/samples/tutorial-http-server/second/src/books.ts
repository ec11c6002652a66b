export * from '../../first/src/books'
