import { readUrl } from './src/url'

for (const url of [
  '/notes/<id:int>?<page?:int>&<tags*:string>&kind=note',
  '/files/<path+:string>',
]) {
  try {
    const { path, parameters } = readUrl(url)
    console.log(path)
    for (const one of parameters) console.log(' ', JSON.stringify(one))
  } catch (error) {
    console.log(String(error))
  }
}
