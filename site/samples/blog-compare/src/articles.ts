export type Article = {
  id: number
  title: string
  author: string
}

export const createArticles = () => {
  const list: Article[] = [{ id: 1, title: 'Why types', author: 'ada' }]

  return {
    find: (id: number) => list.find((article) => article.id === id),
    add: (title: string, author: string) => {
      const article = { id: list.length + 1, title, author }
      list.push(article)
      return article
    },
  }
}

/** Stands for a session look-up: `Bearer ada` is ada. */
export const authorOf = (authorization: string | undefined) =>
  authorization?.replace('Bearer ', '')
