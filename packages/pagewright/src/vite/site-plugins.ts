import type { Plugin, PluginOption } from 'vite'
import type { BundledModule } from '../config/bundle-config.ts'
import { makePlugins } from '../config/import-config.ts'

type Input = {
  /** Absolute path of the site's folder. */
  readonly root: string
  readonly plugins: BundledModule
  /** Called with the absolute path of a file that a plugin has read, as it says by `addWatchFile`. */
  readonly onRead: (file: string) => void
}

/** Makes the plugins of a site. The hooks in which they call `addWatchFile` are wrapped, because Vite does not tell of these files. */
export async function sitePlugins({ root, plugins, onRead }: Input): Promise<PluginOption[]> {
  const made = (await Promise.all((await makePlugins(root, plugins)).flat(Infinity))).flat(Infinity) as (Plugin | false | null)[]
  return made.map((plugin) => {
    if (!plugin) return plugin
    const hooks = (['buildStart', 'resolveId', 'load', 'transform'] as const).flatMap((name) => {
      const hook = plugin[name] as Hook | { readonly handler: Hook } | undefined
      if (hook === undefined) return []
      return [[name, typeof hook === 'function' ? wrap(hook, onRead) : { ...hook, handler: wrap(hook.handler, onRead) }]]
    })
    return { ...plugin, ...Object.fromEntries(hooks) }
  })
}

type Context = { readonly addWatchFile: (file: string) => void }
type Hook = (this: Context, ...values: unknown[]) => unknown

function wrap(hook: Hook, onRead: Input['onRead']): Hook {
  return function (...values) {
    const addWatchFile = (file: string): void => {
      onRead(file)
      this.addWatchFile(file)
    }
    const get = (context: Context, key: string | symbol): unknown => (key === 'addWatchFile' ? addWatchFile : propertyOf(context, key))
    return hook.apply(new Proxy(this, { get }), values)
  }
}

/** A property of an object, whose methods have to be called on the object itself, because of its private fields. */
function propertyOf(object: Context, key: string | symbol): unknown {
  const value: unknown = Reflect.get(object, key)
  return typeof value === 'function' ? value.bind(object) : value
}
