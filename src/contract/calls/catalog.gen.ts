// Written by `npm run calls` from the contract. Not edited by hand.
import type { Contract } from '../contract.ts'
import type { CallOf } from './typed-call.ts'

type Calls = Contract['catalog']

export const listCategories: CallOf<Calls['listCategories']> = 'GET /api/categories'

export const listProducts: CallOf<Calls['listProducts']> = 'GET /api/products'

export const getProduct: CallOf<Calls['getProduct']> = 'GET /api/products/{id}'

export const search: CallOf<Calls['search']> = 'GET /api/search'

export const showHome: CallOf<Calls['showHome']> = 'GET /api/home'

export const listMemberOffers: CallOf<Calls['listMemberOffers']> = 'GET /api/member-offers'

export const listImages: CallOf<Calls['listImages']> = 'GET /api/pictures'

export const listStories: CallOf<Calls['listStories']> = 'GET /api/stories'

export const getStory: CallOf<Calls['getStory']> = 'GET /api/stories/{slug}'
