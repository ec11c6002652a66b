const { URL, URLSearchParams } = globalThis

export const fileURLToPath = (url: string | URL): string => new URL(url).pathname
export const pathToFileURL = (path: string): URL => new URL(`file://${path}`)
export { URL, URLSearchParams }
export default { URL, URLSearchParams, fileURLToPath, pathToFileURL }
