import { execFileSync, spawnSync } from 'node:child_process'

/** Git in a folder. */
export type Git = {
  /** Runs a command and returns what it prints, trimmed. Throws with git's own message. */
  run(args: readonly string[], options?: { readonly env?: Readonly<Record<string, string>> }): string
  /** Whether a command succeeds. */
  succeeds(args: readonly string[]): boolean
}

/** Opens git in a folder; `git` asks for no password. */
export function openGit(cwd: string): Git {
  const quiet = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  return {
    run: (args, { env = {} } = {}) => {
      try {
        return execFileSync('git', args, {
          cwd,
          encoding: 'utf8',
          env: { ...quiet, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
          maxBuffer: 64 * 1024 * 1024,
        }).trim()
      } catch (error) {
        const { stderr, message } = error as Error & { stderr?: string }
        throw new GitError((stderr ?? '').trim() || message)
      }
    },
    succeeds: (args) => spawnSync('git', args, { cwd, env: quiet, stdio: 'ignore' }).status === 0,
  }
}

/** Git refused; the message is its own. */
export class GitError extends Error {}
