import { execFileSync, spawnSync } from 'node:child_process'

/** Runs git commands in a folder. */
export type Git = {
  /** Runs a command and returns what it prints, trimmed. Throws a `GitError` when it fails. */
  run(args: readonly string[], options?: { readonly env?: Readonly<Record<string, string>> }): string
  /** Whether a command succeeds. */
  succeeds(args: readonly string[]): boolean
}

/** Prepares git for a folder (an absolute path). Git asks for no password: where it needs one, the command fails. */
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
          maxBuffer: 256 * 1024 * 1024,
        }).trim()
      } catch (error) {
        const { stderr, message } = error as Error & { stderr?: string }
        throw new GitError((stderr ?? '').trim() || message)
      }
    },
    succeeds: (args) => spawnSync('git', args, { cwd, env: quiet, stdio: 'ignore' }).status === 0,
  }
}

/** Thrown when a git command fails. The message is git's own. */
export class GitError extends Error {}
