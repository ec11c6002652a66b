declare module '*.css?inline' {
  const styles: string
  export default styles
}

declare module '*?raw' {
  const text: string
  export default text
}

declare module 'virtual:playground/*' {
  /** The URL of the file. */
  const url: string
  export default url
}
