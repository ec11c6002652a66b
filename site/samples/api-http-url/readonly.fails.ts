import { Response, Router } from 'farrow-http'

const router = Router()

router.get('/sum/<n+:int>').use(({ params }) => {
  return Response.json(params.n)
})
