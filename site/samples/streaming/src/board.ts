import { EventEmitter } from 'node:events'

export type Message = { id: number; text: string }

const emitter = new EventEmitter().setMaxListeners(0)
const messages: Message[] = []

export const post = (text: string): Message => {
  const message = { id: messages.length + 1, text }
  messages.push(message)
  emitter.emit('message', message)
  return message
}

export const messagesAfter = (id: number) => messages.slice(id)

export const subscribe = (listener: (message: Message) => void) => {
  emitter.on('message', listener)
  return () => emitter.off('message', listener)
}

export const listeners = () => emitter.listenerCount('message')
