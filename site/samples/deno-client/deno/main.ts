import { api } from 'http://localhost:3000/api/client.ts'

const { fruit, votes } = await api.votes.add({ fruit: 'pear' })
console.log(fruit, votes)
