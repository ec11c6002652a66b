import type { SidebarConfig } from 'pagewright'

/** The four sidebars, in reading order. An id is a file's path below `docs`, without `.md` and `/index`. */
export const sidebars: Readonly<Record<string, SidebarConfig>> = {
  tutorial: {
    label: { en: 'Tutorial', 'zh-cn': '教程' },
    steps: true,
    items: ['tutorial', 'tutorial/why', 'tutorial/http-server', 'tutorial/rpc-server'],
  },
  guide: {
    label: { en: 'Guide', 'zh-cn': '指南' },
    items: [
      'guide',
      {
        label: { en: 'HTTP server', 'zh-cn': 'HTTP 服务器' },
        doc: 'guide/http-server',
        items: [
          'guide/http-server/test',
          'guide/http-server/log',
          'guide/http-server/database',
          'guide/http-server/cors',
          'guide/http-server/mock',
          'guide/http-server/https',
          'guide/http-server/express-koa',
        ],
      },
      {
        label: { en: 'Middleware and pipeline', 'zh-cn': '中间件与 Pipeline' },
        items: ['guide/middleware-pipeline/base', 'guide/middleware-pipeline/more'],
      },
      {
        label: { en: 'RPC server', 'zh-cn': 'RPC 服务器' },
        doc: 'guide/rpc-server',
        items: ['guide/rpc-server/introspection', 'guide/rpc-server/change', 'guide/rpc-server/federation', 'guide/rpc-server/deno'],
      },
      { label: 'Schema', items: ['guide/schema/validation-type', 'guide/schema/json-schema'] },
      {
        label: { en: 'Server and client', 'zh-cn': '服务端与客户端' },
        items: ['guide/server-and-client/create-server', 'guide/server-and-client/client', 'guide/structure'],
      },
      {
        label: { en: 'Features', 'zh-cn': '常见功能' },
        items: [
          'guide/error-handling',
          'guide/authentication',
          'guide/oauth',
          'guide/security',
          'guide/file-upload',
          'guide/streaming',
          'guide/openapi',
        ],
      },
      {
        label: { en: 'In production', 'zh-cn': '上线运行' },
        items: ['guide/deployment', 'guide/performance', 'guide/troubleshooting'],
      },
      {
        label: { en: 'The project', 'zh-cn': '项目' },
        items: ['guide/status', 'guide/upgrade', 'guide/glossary'],
      },
    ],
  },
  api: {
    label: 'API',
    items: [
      'api',
      {
        label: { en: 'Command line', 'zh-cn': '命令行' },
        items: ['api/cli/create-farrow-app', 'api/cli/farrow', 'api/cli/farrow-json-schema'],
      },
      {
        label: { en: 'Front end', 'zh-cn': '前端' },
        items: ['api/frontend/farrow-vite', 'api/frontend/farrow-next-server', 'api/frontend/farrow-next'],
      },
      {
        label: { en: 'General', 'zh-cn': '通用' },
        items: ['api/general/farrow-schema', 'api/general/farrow-pipeline', 'api/general/farrow-module'],
      },
      {
        label: 'HTTP',
        items: ['api/http/farrow-http', 'api/http/farrow-cors', 'api/http/farrow-express', 'api/http/farrow-koa', 'api/http/farrow-react'],
      },
      {
        label: 'RPC',
        items: [
          'api/rpc/farrow-api',
          'api/rpc/farrow-api-server',
          'api/rpc/farrow-api-client',
          'api/rpc/farrow-deno-api',
          'api/rpc/farrow-federation',
        ],
      },
    ],
  },
  philosophy: {
    label: { en: 'Philosophy', 'zh-cn': '设计理念' },
    items: ['philosophy', 'design/middleware-mode', 'design/rpc-like', 'design/schema-builder'],
  },
}
