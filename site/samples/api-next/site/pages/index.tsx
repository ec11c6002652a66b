import React from 'react'
import { Controller, createProvider, page, usePageInfo } from 'farrow-next'

const ApiUrl = createProvider<string>()

class Repository extends Controller {
  apiUrl = this.use(ApiUrl)

  initialState = { stars: 0 }

  reducers = {
    load: (state: { stars: number }, stars: number) => ({ ...state, stars }),
    star: (state: { stars: number }) => ({ ...state, stars: state.stars + 1 }),
  }

  // runs before the page is rendered
  async preload() {
    const { stars } = await this.getJson(`${this.apiUrl}/api/stars`)
    this.actions.load(stars)
  }
}

const View = () => {
  const repository = Repository.use()
  const stars = Repository.useState((state) => state.stars)
  const { query } = usePageInfo()

  return (
    <button onClick={() => repository.actions.star()}>
      {`${query.name ?? 'farrow'}: ${stars} stars`}
    </button>
  )
}

export default page({
  View,
  Controllers: { repository: Repository },
  Providers: [
    ApiUrl.provide(process.env.NEXT_PUBLIC_API_URL ?? 'http://localhost:3000'),
  ],
})
