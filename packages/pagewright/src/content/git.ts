import { execFileSync, spawnSync } from 'node:child_process'

export type Git = ReturnType<typeof openGit>

/** Prepares git for a folder (an absolute path). Git asks for no password: where it needs one, the command fails. */
export function openGit(cwd: string) {
  const quiet = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  return {
    /** Runs a command and returns what it prints, trimmed. Throws a `GitError` when it fails. */
    run: (args: readonly string[], { env = {} }: { readonly env?: Readonly<Record<string, string>> } = {}): string => {
      try {
        return execFileSync('git', args, {
          cwd,
          encoding: 'utf8',
          env: { ...quiet, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
          maxBuffer: 256 * 1024 * 1024,
        }).trim()
      } catch (error) {
        const { stderr, message } = error as Error & { stderr?: string }
        throw new GitError((stderr ?? '').trim() || message)
      }
    },
    succeeds: (args: readonly string[]): boolean => spawnSync('git', args, { cwd, env: quiet, stdio: 'ignore' }).status === 0,
  }
}

/** Thrown when a git command fails. The message is git's own. */
export class GitError extends Error {}
