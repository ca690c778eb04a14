import { implement } from '@orpc/server'
import { membersContract } from '#contract/members.ts'
import type { RequestContext } from '#modules/context.ts'
import { clearSiteData, requireOwner, requireProvedOwner } from '#modules/identity/index.ts'
import type { ModuleServices } from '#modules/module.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-book.ts'
import { closeAccount } from './close-account.ts'
import { getOwnMembership } from './own-membership.ts'
import { exportOwnRecords } from './own-records.ts'
import { addToWishlist, listSavedProducts, listWishlist, removeFromWishlist } from './wishlist.ts'

const os = implement(membersContract).$context<RequestContext>()

export function ownAccountRoutes(personalData: ModuleServices['personalData']) {
  return os.router({
    addresses: os.addresses.handler(({ context }) => listAddresses(context.ctx)),
    addAddress: os.addAddress.handler(({ input, context }) => addAddress(context.ctx, input)),
    changeAddress: os.changeAddress.handler(({ input, context }) => changeAddress(context.ctx, input.params.id, input.body)),
    removeAddress: os.removeAddress.handler(({ input, context }) => removeAddress(context.ctx, input.id)),
    membership: os.membership.handler(({ context }) => getOwnMembership(context.ctx)),
    wishlist: os.wishlist.handler(({ context }) => listWishlist(context.ctx)),
    savedProducts: os.savedProducts.handler(({ context }) => listSavedProducts(context.ctx)),
    addToWishlist: os.addToWishlist.handler(({ input, context }) => addToWishlist(context.ctx, input.productId)),
    removeFromWishlist: os.removeFromWishlist.handler(({ input, context }) => removeFromWishlist(context.ctx, input.productId)),
    export: os.export.handler(async ({ context }) => {
      await requireProvedOwner(context)
      context.reply.set('content-disposition', 'attachment; filename="my-account.json"')
      return exportOwnRecords(context.ctx, personalData())
    }),
    closeAccount: os.closeAccount.handler(async ({ input, context }) => {
      await requireOwner(context, input?.password)
      await closeAccount(context.ctx, personalData())
      context.reply.set('clear-site-data', clearSiteData)
    }),
  })
}
