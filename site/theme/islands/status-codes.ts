import type { InLanguages } from '../../playground/in-language.ts'

type StatusCode = { readonly code: number; readonly name: string; readonly meaning: InLanguages<string> }

export const statusCodeLabel: InLanguages<string> = { en: 'Status code', 'zh-cn': '状态码' }

/** Status codes that servers often respond with, by their number. */
export const statusCodes: readonly StatusCode[] = [
  { code: 200, name: 'OK', meaning: { en: 'The request succeeded. This is the default.', 'zh-cn': '请求成功，这是默认的状态码。' } },
  { code: 201, name: 'Created', meaning: { en: 'The request created something new.', 'zh-cn': '请求创建了新的内容。' } },
  {
    code: 204,
    name: 'No Content',
    meaning: { en: 'The request succeeded, and there is nothing to send.', 'zh-cn': '请求成功，没有内容需要返回。' },
  },
  { code: 304, name: 'Not Modified', meaning: { en: 'The client’s copy is still valid.', 'zh-cn': '客户端缓存的内容仍然有效。' } },
  { code: 400, name: 'Bad Request', meaning: { en: 'The request does not have the right form.', 'zh-cn': '请求的格式不正确。' } },
  { code: 401, name: 'Unauthorized', meaning: { en: 'The client has to log in first.', 'zh-cn': '客户端需要先登录。' } },
  {
    code: 403,
    name: 'Forbidden',
    meaning: { en: 'The client is known, but may not do this.', 'zh-cn': '客户端的身份已知，但没有权限执行这个操作。' },
  },
  { code: 404, name: 'Not Found', meaning: { en: 'There is nothing at this address.', 'zh-cn': '这个地址没有对应的内容。' } },
  { code: 409, name: 'Conflict', meaning: { en: 'The request conflicts with the current state.', 'zh-cn': '请求与当前状态冲突。' } },
  { code: 429, name: 'Too Many Requests', meaning: { en: 'The client has to slow down.', 'zh-cn': '请求太频繁，客户端需要降低频率。' } },
  { code: 500, name: 'Internal Server Error', meaning: { en: 'An error occurred on the server.', 'zh-cn': '服务器内部出错。' } },
  {
    code: 503,
    name: 'Service Unavailable',
    meaning: { en: 'The server cannot handle the request at the moment.', 'zh-cn': '服务器暂时无法处理请求。' },
  },
]
