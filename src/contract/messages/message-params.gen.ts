// Written by `node src/commands/generate-message-params.ts` from messages/en. Not edited by hand.
export type MessageParams = {
  'account': {
    'nav.label': never
    'nav.overview': never
    'nav.orders': never
    'nav.wishlist': never
    'nav.addresses': never
    'nav.settings': never
    'nav.signOut': never
    'failed.title': never
    'failed.text': never
    'notFound.title': never
    'notFound.text': never
    'notFound.toAccount': never
    'overview.title': never
    'overview.greeting': { name: string | number }
    'overview.newest': never
    'overview.openOrder': never
    'overview.earlier': never
    'overview.allOrders': never
    'overview.noOrders': never
    'overview.noOrdersText': never
    'overview.toShop': never
    'overview.profile': never
    'overview.picture': never
    'overview.edit': never
    'overview.noPhone': never
    'overview.membership': never
    'overview.member': never
    'overview.memberSince': { date: string | number }
    'overview.notMember': never
    'overview.requested': never
    'overview.aboutMembership': never
    'overview.memberPrices': never
    'overview.code': never
    'overview.codeText': never
    'overview.freeShipping': { amount: string | number }
    'overview.discountWaiting': { percent: string | number }
    'overview.discountUsed': { percent: string | number }
    'overview.address': never
    'overview.noAddress': never
    'overview.addAddress': never
    'overview.addressBook': never
    'overview.payment': never
    'overview.paymentText': never
    'overview.paymentLabel': never
    'overview.noPreference': never
    'overview.paymentSaved': never
    'overview.paymentFailed': never
    'overview.wishlist': never
    'overview.wishlistAll': { count: number }
    'overview.noWishlist': never
    'status.pending_payment': never
    'status.proof_submitted': never
    'status.processing': never
    'status.shipped': never
    'status.ready': never
    'status.completed': never
    'status.picked_up': never
    'status.cancelled': never
    'orders.title': never
    'orders.filter.label': never
    'orders.filter.all': never
    'orders.filter.pending': never
    'orders.filter.processing': never
    'orders.filter.shipped': never
    'orders.filter.delivered': never
    'orders.filter.cancelled': never
    'orders.search': never
    'orders.searchHint': never
    'orders.searchButton': never
    'orders.count': { count: number }
    'orders.number': { number: string | number }
    'orders.placed': { date: string | number }
    'orders.pieces': { count: number }
    'orders.more': { count: number }
    'orders.nothing': never
    'orders.nothingText': never
    'orders.showAll': never
    'orders.failed': never
    'orders.pages': never
    'orders.previous': never
    'orders.next': never
    'orders.page': { page: string | number }
    'orders.collect': { event: string | number; when: string | number }
    'order.toOrders': never
    'order.invoice': never
    'order.notFound': never
    'order.notFoundText': never
    'order.again.button': never
    'order.again.titleAll': never
    'order.again.titleSome': never
    'order.again.titleNone': never
    'order.again.added': never
    'order.again.fewer': { count: number; name: string | number }
    'order.again.missing': never
    'order.again.toCart': never
    'order.again.stay': never
    'order.again.failed': never
    'wishlist.title': never
    'wishlist.count': { count: number }
    'wishlist.empty': never
    'wishlist.emptyText': never
    'wishlist.toShop': never
    'wishlist.saved': { date: string | number }
    'wishlist.drop': { amount: string | number }
    'wishlist.dropBadge': never
    'wishlist.was': never
    'wishlist.gone': never
    'wishlist.goneName': never
    'wishlist.soldOut': never
    'wishlist.preOrder': never
    'wishlist.move': never
    'wishlist.moveNamed': { name: string | number }
    'wishlist.choose': never
    'wishlist.chooseNamed': { name: string | number }
    'wishlist.moved': never
    'wishlist.removeNamed': { name: string | number }
    'wishlist.failed': never
    'addresses.title': never
    'addresses.lead': never
    'addresses.add': never
    'addresses.empty': never
    'addresses.emptyText': never
    'addresses.label.home': never
    'addresses.label.work': never
    'addresses.label.other': never
    'addresses.labelField': never
    'addresses.isDefaultShipping': never
    'addresses.isDefaultBilling': never
    'addresses.makeDefaultShipping': never
    'addresses.makeDefaultBilling': never
    'addresses.keptDefault': never
    'addresses.edit': never
    'addresses.editNamed': { address: string | number }
    'addresses.remove': never
    'addresses.removeNamed': { address: string | number }
    'addresses.newTitle': never
    'addresses.editTitle': never
    'addresses.save': never
    'addresses.cancel': never
    'addresses.close': never
    'addresses.saved': never
    'addresses.saveFailed': never
    'addresses.removeTitle': never
    'addresses.removeText': never
    'addresses.removeConfirm': never
    'addresses.keep': never
    'addresses.removed': never
    'addresses.removeFailed': never
  }
  'account-mail': {
    'greeting': { name: string | number }
    'hello': never
    'confirmation.subject': { shop: string | number }
    'confirmation.preview': never
    'confirmation.title': never
    'confirmation.text': { shop: string | number }
    'confirmation.button': never
    'confirmation.after': never
    'password_reset.subject': { shop: string | number }
    'password_reset.preview': never
    'password_reset.title': never
    'password_reset.text': never
    'password_reset.button': never
    'password_reset.after': never
    'password_changed.subject': { shop: string | number }
    'password_changed.preview': never
    'password_changed.title': never
    'password_changed.text': never
    'password_changed.button': never
    'password_changed.after': never
    'magic_link.subject': { shop: string | number }
    'magic_link.preview': never
    'magic_link.title': never
    'magic_link.text': { shop: string | number }
    'magic_link.button': never
    'magic_link.after': never
    'email_change.subject': { shop: string | number }
    'email_change.preview': never
    'email_change.title': never
    'email_change.text': { email: string | number }
    'email_change.button': never
    'email_change.after': never
    'email_change_note.subject': { shop: string | number }
    'email_change_note.preview': never
    'email_change_note.title': never
    'email_change_note.text': { email: string | number }
    'email_change_note.button': never
    'email_change_note.after': never
    'new_device.subject': { shop: string | number }
    'new_device.preview': never
    'new_device.title': never
    'new_device.text': never
    'new_device.button': never
    'new_device.after': never
    'second_factor_on.subject': { shop: string | number }
    'second_factor_on.preview': never
    'second_factor_on.title': never
    'second_factor_on.text': never
    'second_factor_on.button': never
    'second_factor_on.after': never
    'second_factor_off.subject': { shop: string | number }
    'second_factor_off.preview': never
    'second_factor_off.title': never
    'second_factor_off.text': never
    'second_factor_off.button': never
    'second_factor_off.after': never
    'recovery_codes_renewed.subject': { shop: string | number }
    'recovery_codes_renewed.preview': never
    'recovery_codes_renewed.title': never
    'recovery_codes_renewed.text': never
    'recovery_codes_renewed.button': never
    'recovery_codes_renewed.after': never
    'passkey_added.subject': { shop: string | number }
    'passkey_added.preview': never
    'passkey_added.title': never
    'passkey_added.text': never
    'passkey_added.button': never
    'passkey_added.after': never
    'passkey_removed.subject': { shop: string | number }
    'passkey_removed.preview': never
    'passkey_removed.title': never
    'passkey_removed.text': never
    'passkey_removed.button': never
    'passkey_removed.after': never
    'sign_in_reset.subject': { shop: string | number }
    'sign_in_reset.preview': never
    'sign_in_reset.title': never
    'sign_in_reset.text': { shop: string | number }
    'sign_in_reset.button': never
    'sign_in_reset.after': never
    'circumstances': never
    'when': never
    'device': never
    'unknownDevice': never
    'footer.why': { shop: string | number }
    'footer.warning': { shop: string | number }
    'footer.contact': { url: string | number }
    'invitation.subject': { shop: string | number }
    'invitation.preview': never
    'invitation.title': { shop: string | number }
    'invitation.button': never
    'invitation.after': { until: string | number }
    'invitation.footer': { shop: string | number }
  }
  'admin': {
    'nav.skip': never
    'nav.label': never
    'nav.home': never
    'nav.security': never
    'nav.signOut': never
    'nav.language': never
    'nav.messages': never
    'nav.bar': never
    'nav.find': never
    'nav.more': never
    'nav.toShop': never
    'nav.waiting': never
    'nav.group.work': never
    'nav.group.catalogue': never
    'nav.group.people': never
    'nav.group.shop': never
    'nav.place.dashboard': never
    'nav.place.proofs': never
    'nav.place.orders': never
    'nav.place.production': never
    'nav.place.productTypes': never
    'nav.place.products': never
    'nav.place.members': never
    'nav.place.payment_methods': never
    'nav.place.checkout_settings': never
    'nav.place.settings': never
    'nav.place.administrators': never
    'nav.place.log': never
    'nav.place.categories': never
    'nav.place.messages': never
    'nav.place.stories': never
    'nav.place.size_guides': never
    'nav.place.discounts': never
    'nav.place.content': never
    'nav.place.newsletter': never
    'nav.place.partners': never
    'nav.place.scan': never
    'nav.place.events': never
    'nav.place.analytics': never
    'nav.place.studio': never
    'nav.place.reviews': never
    'nav.place.returns': never
    'nav.place.system': never
    'nav.place.agents': never
    'nav.place.einvoices': never
    'nav.account': never
    'nav.make.product': never
    'nav.make.order': never
    'nav.make.event': never
    'nav.make.letter': never
    'nav.make.sale': never
    'nav.make.studio': never
    'counterSale': never
    'action.close': never
    'action.cancel': never
    'action.save': never
    'action.edit': never
    'status.pending_payment': never
    'status.proof_submitted': never
    'status.processing': never
    'status.shipped': never
    'status.ready': never
    'status.completed': never
    'status.cancelled': never
    'payment.unpaid': never
    'payment.proof_submitted': never
    'payment.proof_unchecked': never
    'payment.paid': never
    'payment.refunded': never
    'markAs.pending': never
    'markAs.processing': never
    'markAs.shipped': never
    'markAs.ready': never
    'markAs.completed': never
    'markAs.cancelled': never
    'marked.pending': { number: string | number }
    'marked.processing': { number: string | number }
    'marked.shipped': { number: string | number }
    'marked.ready': { number: string | number }
    'marked.completed': { number: string | number }
    'marked.cancelled': { number: string | number }
    'notFound.pageTitle': never
    'notFound.title': never
    'notFound.text': never
    'notFound.toOrders': never
    'notFound.order.title': never
    'notFound.order.text': never
    'image.wrongKind': never
    'image.tooLarge': { most: string | number }
    'failed.title': never
    'failed.text': never
    'failed.retry': never
    'session.endingTitle': never
    'session.endingText': never
    'session.overTitle': never
    'session.idleText': { count: number }
    'session.overText': never
    'session.endedText': never
    'session.kept': never
    'session.elsewhere': never
    'undo.label': never
    'undo.failed': never
    'key.map': never
    'key.undo': never
    'key.letters': never
    'key.group.list': never
    'key.group.page': never
    'key.group.go': never
    'key.group.everywhere': never
    'key.nextRecord': never
    'key.previousRecord': never
    'askAccept.text': { amount: string | number; number: string | number }
    'askAccept.confirm': never
    'palette.field': never
    'palette.placeholder': never
    'palette.results': never
    'palette.searching': never
    'palette.nothing': never
    'palette.go': never
    'palette.do': never
    'palette.recent': never
    'palette.source.products': never
    'palette.source.events': never
    'palette.source.orders': never
    'palette.source.members': never
    'palette.source.partners': never
    'palette.choose': never
    'palette.open': never
    'palette.toDo': never
    'palette.total': never
    'palette.payment': never
    'palette.with': { number: string | number }
    'palette.accept': never
    'palette.acceptText': { name: string | number }
    'palette.accepted': { number: string | number }
    'palette.notAccepted': { number: string | number }
    'palette.packingSlip': never
    'palette.production': never
    'palette.people': never
    'palette.newTab': never
    'notAllowed.pageTitle': never
    'notAllowed.title': never
    'notAllowed.text': never
    'notAllowed.back': never
    'presses.waiting': { count: number }
    'presses.refused': { count: number }
    'presses.understood': never
    'presses.lost': { step: string | number }
    'presses.photo': never
    'language.en': never
    'language.ru': never
    'language.kk': never
    'language.ms': never
    'unsaved.discard': never
    'unsaved.discarded': { count: number }
    'unsaved.discardUndone': never
    'unsaved.resumed': never
    'unsaved.earlier': never
    'unsaved.useEarlier': never
  }
  'admin-account': {
    'pageTitle': never
    'title': never
    'who': never
    'whoHint': never
    'name': never
    'nameMissing': never
    'displayName': never
    'displayNameHint': never
    'phone': never
    'language': never
    'languageHint': never
    'picture': never
    'pictureDrop': never
    'security': never
    'securityHint': never
    'saved': never
  }
  'admin-administrators': {
    'pageTitle': never
    'title': never
    'lead': never
    'you': never
    'column.person': never
    'column.role': never
    'column.secondStep': never
    'column.seen': never
    'roleOf': { name: string | number }
    'app': never
    'passkey': never
    'appAndPasskey': never
    'none': never
    'never': never
    'deactivated': never
    'more': { name: string | number }
    'deactivate': never
    'activate': never
    'log': never
    'signOut': never
    'signOutAll': never
    'signOutTitle': { name: string | number }
    'signOutText': never
    'signOutAllTitle': never
    'signOutAllText': never
    'signOutFailed': never
    'signedOut': { count: number }
    'changed': { name: string | number; role: string | number }
    'changedBack': { name: string | number; role: string | number }
    'switchedOff': { name: string | number }
    'switchedOn': { name: string | number }
    'failed': { name: string | number }
    'invited': never
    'until': { date: string | number }
    'expired': never
    'sendAgain': never
    'revoke': never
    'sentAgain': { email: string | number }
    'revoked': { email: string | number }
    'revokeFailed': never
    'resendFailed': never
    'invite': never
    'email': never
    'role': never
    'send': never
    'sent': { email: string | number }
    'emailMissing': never
    'rights.title': never
    'rights.what': never
    'rights.orders': never
    'rights.workshop': never
    'rights.inbox': never
    'rights.catalogue': never
    'rights.people': never
    'rights.money': never
    'rights.log': never
    'rights.administrators': never
    'rights.reads': never
    'rights.yes': never
    'rights.no': never
    'rights.last': never
  }
  'admin-agents': {
    'pageTitle': never
    'title': never
    'below': never
    'readAgain': never
    'switches': never
    'switchesHint': never
    'turnedOn': { name: string | number }
    'turnedOff': { name: string | number }
    'isOn': never
    'isOff': never
    'signaturesAll': never
    'signaturesGiven': never
    'name.agents_ucp': never
    'name.agents_mcp': never
    'name.agents_feeds': never
    'name.agents_signatures': never
    'help.agents_ucp': never
    'help.agents_mcp': never
    'help.agents_feeds': never
    'help.agents_signatures': never
    'addresses.title': never
    'addresses.hint': never
    'addresses.profile': never
    'addresses.ucpMcp': never
    'addresses.mcp': never
    'addresses.openai': never
    'addresses.acp': never
    'addresses.llms': never
    'addresses.copy': never
    'addresses.copyNamed': { name: string | number }
    'addresses.copied': never
    'addresses.copyFailed': never
    'addresses.try': never
    'addresses.tryNamed': { name: string | number }
    'addresses.call': never
    'addresses.callNamed': { name: string | number }
    'addresses.answers': never
    'addresses.answersWith': { count: number }
    'addresses.silent': never
    'platforms.title': never
    'platforms.none': never
    'platforms.newest': never
    'platforms.isBlocked': never
    'platforms.seen': { first: string | number; last: string | number; version: string | number }
    'platforms.carts': never
    'platforms.checkouts': never
    'platforms.orders': never
    'platforms.revenue': never
    'platforms.block': never
    'platforms.unblock': never
    'platforms.blockNamed': { host: string | number }
    'platforms.unblockNamed': { host: string | number }
    'platforms.blocked': { host: string | number }
    'platforms.unblocked': { host: string | number }
    'platforms.askTitle': { host: string | number }
    'platforms.askText': never
    'events.title': never
    'events.hint': never
    'events.noAnswer': never
    'events.answer': { status: string | number }
    'events.tries': { count: number }
    'events.resend': never
    'events.resendNamed': { number: string | number }
    'events.resent': { number: string | number }
    'tools.title': never
    'tools.name': never
    'tools.calls': never
    'tools.none': never
    'keys.title': never
    'keys.hint': never
    'keys.created': { at: string | number }
    'keys.inUse': never
    'keys.ends': { date: string | number }
    'keys.replace': never
    'keys.replaced': { kid: string | number }
    'keys.askTitle': never
    'keys.askText': never
  }
  'admin-analytics': {
    'pageTitle': never
    'title': never
    'below': { time: string | number }
    'everything': never
    'span': never
    'compare.label': never
    'compare.previous': never
    'compare.year': never
    'compare.none': never
    'chart.revenue.day': never
    'chart.revenue.month': never
    'chart.orders.day': never
    'chart.orders.month': never
    'chart.average.day': never
    'chart.average.month': never
    'chart.visitors.day': never
    'chart.visitors.month': never
    'chart.conversion.day': never
    'chart.conversion.month': never
    'note.revenue': never
    'note.orders': never
    'note.average': never
    'note.visitors': never
    'note.conversion': never
    'axis.day': never
    'axis.month': never
    'mark.title': never
    'mark.letter': { count: number; name: string | number; readers: string | number }
    'mark.event': { name: string | number }
    'units': never
    'refunds': never
    'orders': never
    'revenue': never
    'average': never
    'sessions': never
    'ordered': never
    'share': never
    'all': never
    'noVisits': never
    'noOrders': never
    'by.all': never
    'by.device': never
    'by.language': never
    'by.source': never
    'funnel.title': never
    'funnel.note': never
    'funnel.step': never
    'funnel.share': never
    'funnel.visited': never
    'funnel.viewed_product': never
    'funnel.added': never
    'funnel.checkout': never
    'funnel.ordered': never
    'funnel.paid': never
    'funnel.lost': { share: string | number; visits: string | number }
    'funnel.before': { days: string | number }
    'funnel.byLanguage': never
    'funnel.visits': { count: number; visits: string | number }
    'cart.title': never
    'cart.note': never
    'cart.step': never
    'cart.count': never
    'cart.value': never
    'cart.recovered': never
    'cart.recoveredValue': never
    'cart.none': never
    'cart.cart': never
    'cart.checkout': never
    'cart.browsing': never
    'product.title': never
    'product.note': never
    'product.name': never
    'product.views': never
    'product.adds': never
    'product.units': never
    'product.none': never
    'source.title': never
    'source.note': { all: string | number; counted: string | number }
    'source.name': never
    'source.direct': never
    'source.search': never
    'source.partner': never
    'source.agent-link': never
    'search.title': never
    'search.note': never
    'search.query': never
    'search.searches': never
    'search.none': never
    'search.emptyTitle': never
    'search.emptyNote': never
    'search.emptyNone': never
    'country.title': never
    'country.note': never
    'country.name': never
    'country.none': never
    'partner.title': never
    'partner.note': never
    'partner.name': never
    'partner.none': never
    'language.title': never
    'language.note': never
    'language.name': never
    'language.en': never
    'language.ru': never
    'language.kk': never
    'language.ms': never
    'device.title': never
    'device.note': never
    'device.name': never
    'device.phone': never
    'device.tablet': never
    'device.desktop': never
    'device.unknown': never
    'member.title': never
    'member.note': never
    'member.name': never
    'member.members': never
    'member.others': never
    'member.share': never
    'discount.title': never
    'discount.note': never
    'discount.name': never
    'discount.given': never
    'discount.none': never
    'campaign.title': never
    'campaign.note': never
    'campaign.name': never
    'campaign.none': never
    'together.title': never
    'together.note': never
    'together.pair': never
    'together.none': never
    'out.title': never
    'out.note': never
    'out.name': never
    'out.available': never
    'out.sold': never
    'out.days': never
    'out.inDays': { count: number }
    'out.none': never
    'wished.title': never
    'wished.note': never
    'wished.wishes': never
    'wished.waiting': never
    'wished.none': never
    'letter.title': never
    'letter.note': never
    'letter.name': never
    'letter.none': never
    'cohort.title': never
    'cohort.note': never
    'cohort.none': never
    'cohort.month': never
    'cohort.buyers': never
    'cohort.again': never
    'cohort.later': { count: number }
    'agreed': { all: string | number; counted: string | number; share: string | number }
    'agreedNone': never
    'against': { amount: string | number }
    'inPoints': { points: string | number }
  }
  'admin-analytics-events': {
    'pageTitle': never
    'title': never
    'below': never
    'live': never
    'paused': never
    'pause': never
    'follow': never
    'lost': never
    'filters': never
    'type': never
    'category': never
    'all': never
    'session': { id: string | number }
    'account': { id: string | number }
    'product': { id: string | number }
    'show': never
    'clear': never
    'drop': { name: string | number }
    'when': never
    'story': never
    'whole': never
    'none': never
    'older': never
    'counts': never
    'countsNote': never
    'nothingYet': never
    'categories.navigation': never
    'categories.ecommerce': never
    'categories.user': never
    'categories.engagement': never
    'types.page_view': never
    'types.product_view': never
    'types.add_to_cart': never
    'types.remove_from_cart': never
    'types.checkout_start': never
    'types.checkout_complete': never
    'types.cart_abandonment': never
    'types.search': never
    'types.filter_apply': never
    'types.add_to_wishlist': never
    'types.remove_from_wishlist': never
    'types.user_login': never
    'types.user_logout': never
    'types.user_register': never
    'by.path': never
    'by.product': never
    'by.account': never
    'by.session': never
    'person': never
    'thing': never
    'began': { count: number }
    'lasted': { from: string | number; time: string | number }
    'minutes': { count: number }
    'moment': never
  }
  'admin-analytics-frame': {
    'tabs': never
    'tab.overview': never
    'tab.funnel': never
    'tab.carts': never
    'tab.products': never
    'tab.sources': never
    'tab.partners': never
    'tab.countries': never
    'tab.buyers': never
    'tab.events': never
  }
  'admin-automations': {
    'pageTitle': never
    'title': never
    'rule': never
    'kind.abandoned_cart': never
    'kind.back_in_stock': never
    'kind.price_drop': never
    'kind.pre_order_ready': never
    'kind.after_delivery': never
    'kind.birthday': never
    'when.abandoned_cart': never
    'when.back_in_stock': never
    'when.price_drop': never
    'when.pre_order_ready': never
    'when.after_delivery': never
    'when.birthday': never
    'shows.abandoned_cart': never
    'shows.back_in_stock': never
    'shows.price_drop': never
    'shows.pre_order_ready': never
    'shows.after_delivery': never
    'shows.birthday': never
    'noSubject': never
    'lacks': { count: number }
    'edit': never
    'part.label': never
    'part.words': never
    'part.preview': never
    'figures': never
    'figure.sent': never
    'figure.clicked': never
    'figure.orders': never
    'figure.revenue': never
    'isOn': never
    'isOff': never
    'switch': { name: string | number }
    'on': { name: string | number }
    'off': { name: string | number }
    'notChanged': { name: string | number }
    'field.letter': never
    'saved': never
    'firstWords': never
  }
  'admin-camera': {
    'starting': never
    'refused': never
    'refusedText': never
    'missing': never
    'missingText': never
    'again': never
    'lampOn': never
    'lampOff': never
    'picture': never
    'takenBack': never
  }
  'admin-campaigns': {
    'pageTitle': never
    'newPageTitle': never
    'title': never
    'new': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneText': never
    'noneFound': never
    'noSubject': never
    'sentTo': { count: number }
    'copy': never
    'copied': { name: string | number }
    'remove': never
    'removeText': never
    'more': never
    'name': never
    'nameHint': never
    'nameMissing': never
    'begin': never
    'saveNow': never
    'column.name': never
    'column.status': never
    'column.languages': never
    'column.sent': never
    'column.clicked': never
    'column.left': never
    'column.orders': never
    'column.revenue': never
    'column.when': never
    'status.draft': never
    'status.scheduled': never
    'status.sending': never
    'status.paused': never
    'status.sent': never
    'status.cancelled': never
    'language.en': never
    'language.ru': never
    'language.kk': never
    'language.ms': never
    'field.name': never
    'field.audience': never
    'field.en': never
    'field.ru': never
    'field.kk': never
    'field.ms': never
    'saved.saved': never
    'saved.unsaved': never
    'saved.saving': never
    'saved.failed': { reason: string | number }
    'saved.network': never
    'merged': never
    'mergedSeen': never
    'audience.title': never
    'audience.hint': never
    'audience.languages': never
    'audience.members': never
    'audience.everybody': never
    'audience.onlyMembers': never
    'audience.noMembers': never
    'audience.bought': never
    'audience.notBought': never
    'audience.days': never
    'audience.partner': never
    'audience.anyPartner': never
    'audience.unknownPartner': never
    'audience.onePartner': never
    'audience.asOfNow': never
    'audience.everySubscriber': never
    'audience.recipients': { count: number }
    'audience.leftOut': never
    'audience.failed': never
    'audience.rule': never
    'audience.boughtIn': { count: number }
    'audience.notBoughtIn': { count: number }
    'leftOut.unconfirmed': never
    'leftOut.unsubscribed': never
    'leftOut.bounced': never
    'leftOut.other_language': never
    'leftOut.not_member': never
    'leftOut.member': never
    'leftOut.bought': never
    'leftOut.not_bought': never
    'leftOut.other_partner': never
    'send.open': never
    'send.title': { name: string | number }
    'send.notReady': never
    'send.nobody': never
    'send.recipients': { count: number }
    'send.inLanguage': { count: number; language: string | number }
    'send.inEnglish': { count: number; language: string | number }
    'send.leftOut': { count: number }
    'send.minutes': { count: number; rate: string | number }
    'send.rule': never
    'send.when': never
    'send.now': never
    'send.later': never
    'send.time': never
    'send.zone': never
    'send.past': never
    'send.quiet': never
    'send.throughQuiet': never
    'send.ignoreQuiet': never
    'send.confirm': { count: number }
    'send.confirmAt': { count: number; time: string | number }
    'send.begun': never
    'send.planned': { time: string | number }
    'progress.soon': never
    'progress.scheduled': { time: string | number }
    'progress.sending': { time: string | number }
    'progress.paused': never
    'progress.sent': { time: string | number }
    'progress.cancelled': never
    'progress.cancelledAt': { time: string | number }
    'turn.pause': never
    'turn.paused': never
    'turn.resume': never
    'turn.resumed': never
    'turn.cancel': never
    'turn.cancelTitle': never
    'turn.cancelText': { left: string | number; sent: string | number }
    'turn.cancelScheduled': never
    'turn.cancelConfirm': never
    'turn.cancelKeep': never
    'turn.cancelled': never
    'turn.failed': never
    'progress': { count: number; done: string | number }
    'minutesLeft': { count: number; rate: string | number }
    'waits.quiet_hours': never
    'waits.its_time': never
    'waits.mail_service': never
    'unknown.title': { count: number }
    'unknown.text': never
    'unknown.again': { count: number }
    'unknown.askTitle': never
    'unknown.askText': never
    'unknown.done': never
    'figures': never
    'figure.recipients': never
    'figure.sent': never
    'figure.failed': never
    'figure.bounced': never
    'figure.clicked': never
    'figure.unsubscribed': never
    'figure.orders': never
    'figure.revenue': never
    'ofSent': { share: string | number }
    'within7Days': never
    'withoutShipping': never
    'links.title': never
    'links.hint': never
    'links.none': never
    'links.address': never
    'links.people': never
    'links.clicks': never
    'facts.title': never
    'facts.audience': never
    'facts.planned': never
    'facts.atOnce': never
    'facts.started': never
    'facts.finished': never
    'facts.quiet': never
    'facts.throughQuiet': never
    'facts.restsQuiet': never
    'conflict': never
    'part.label': never
    'part.words': never
    'part.audience': never
    'part.preview': never
  }
  'admin-categories': {
    'pageTitle': never
    'title': never
    'lead': never
    'create': never
    'none': never
    'noneText': never
    'products': { count: number }
    'missing': { languages: string | number }
    'home': never
    'homePlace': { place: string | number }
    'shown': never
    'homeOf': { name: string | number }
    'shownOf': { name: string | number }
    'more': { name: string | number }
    'edit': never
    'delete': never
    'deleteTitle': { name: string | number }
    'deleteText': never
    'deleted': { name: string | number }
    'reverted': never
    'failed.create': never
    'failed.update': never
    'failed.delete': never
    'failed.reorder': never
    'reordered': never
    'reorderUndone': never
    'hidden': { name: string | number }
    'visible': { name: string | number }
    'homeOn': { name: string | number }
    'homeOff': { name: string | number }
    'homeTitle': never
    'homeHint': never
    'homeEmpty': never
    'menuTitle': never
    'menuHint': never
    'form.newTitle': never
    'form.back': never
    'form.texts': never
    'form.name': never
    'form.description': never
    'form.address': never
    'form.slug': never
    'form.slugHint': never
    'form.slugNew': never
    'form.slugMissing': never
    'form.nameMissing': never
    'form.where': never
    'form.active': never
    'form.onHome': never
    'form.image': never
    'form.imageDrop': never
    'form.imageLater': never
    'form.saved': never
    'form.yes': never
    'form.no': never
    'form.facts': never
    'form.factsHint': never
  }
  'admin-checkout': {
    'pageTitle': never
    'title': never
    'below': never
    'saved': never
    'missing': never
    'zonesWrong': never
    'noDays': never
    'section.tax': never
    'section.discounts': never
    'section.shipping': never
    'section.payment': never
    'section.days': never
    'section.gifts': never
    'section.rates': never
    'hint.tax': never
    'hint.discounts': never
    'hint.over': never
    'hint.shipping': never
    'hint.hours': never
    'hint.proof': never
    'hint.days': never
    'hint.gifts': never
    'hint.wrapping': never
    'hint.rates': never
    'hint.ratesOn': { date: string | number }
    'hint.cashDays': never
    'field.tax_rate': never
    'field.tax_destinations': never
    'field.free_shipping_over': never
    'field.free_shipping_for': never
    'field.first_purchase_discount': never
    'field.payment_hours': never
    'field.proof_max_mb': never
    'field.shipping_zones': never
    'field.working_days': never
    'field.holidays': never
    'field.gift_wrapping': never
    'field.gift_wrapping_price': never
    'field.kzt_rate': never
    'field.rub_rate': never
    'field.usd_rate': never
    'field.cash_pickup_days': never
    'destinations.everywhere': never
    'destinations.malaysia': never
    'for.members': never
    'for.everybody': never
    'zone.malaysia_peninsular': never
    'zone.malaysia_east': never
    'zone.south_east_asia': never
    'zone.central_asia': never
    'zone.rest_of_world': never
    'rate': never
    'daysFrom': never
    'daysTo': never
    'weekday.1': never
    'weekday.2': never
    'weekday.3': never
    'weekday.4': never
    'weekday.5': never
    'weekday.6': never
    'weekday.7': never
    'addHoliday': never
    'removeHoliday': { date: string | number }
    'noHolidays': never
    'example.title': { amount: string | number; place: string | number }
    'example.almaty': never
    'example.kualaLumpur': never
    'example.shipping': never
    'example.free': never
    'example.tax': { percent: string | number }
    'example.total': never
    'example.member': { total: string | number }
    'example.days': { from: string | number; to: string | number }
    'example.note': never
    'wrapping.on': never
    'wrapping.off': never
  }
  'admin-content': {
    'pageTitle': never
    'title': never
    'search': never
    'none': never
    'noneFound': never
    'toStories': never
    'public.title': never
    'public.state': never
    'public.since': { date: string | number; number: string | number }
    'public.by': { date: string | number; name: string | number; number: string | number }
    'public.draftSince': { date: string | number }
    'public.draftBy': { date: string | number; name: string | number }
    'public.consequence': never
    'public.missing': { languages: string | number }
    'public.open': { language: string | number }
    'draft': never
    'draftBy': { name: string | number }
    'complete': never
    'missing': { languages: string | number }
    'texts': never
    'titleMissing': never
    'languageTitleMissing': never
    'saved': never
    'published': never
    'publish': never
    'brought': { number: string | number }
    'formatHint': never
    'malayHint': never
    'updatedOnHint': never
    'field.title': never
    'field.summary': never
    'field.body': never
    'field.page': never
    'field.state': never
    'field.translations': never
    'field.published': never
    'field.updatedOn': never
    'page.about': never
    'page.contact': never
    'page.faq': never
    'page.membership': never
    'page.privacy': never
    'page.terms': never
    'preview.title': never
    'preview.hint': never
    'preview.inEnglish': never
    'preview.language': never
    'preview.untitled': never
    'figures.title': never
    'figures.hint': never
    'figures.shop_name': never
    'figures.free_shipping_over': never
    'figures.first_purchase_discount': never
    'figures.tax_rate': never
    'figures.payment_hours': never
    'figures.low_stock_payment_hours': never
    'figures.proof_max_mb': never
    'figures.carrier_name': never
    'figures.change': never
    'figures.tax_sentence': never
    'figures.delivery_days': never
    'figures.studio_address': never
    'figures.return_time': never
    'figures.analytics_months': never
    'figures.free_shipping_sentence': never
    'versions.pageTitle': never
    'versions.title': never
    'versions.lead': never
    'versions.number': { number: string | number }
    'versions.first': never
    'versions.somebody': never
    'versions.isPublic': never
    'versions.bring': never
    'versions.isFirst': never
    'versions.same': never
  }
  'admin-counter': {
    'pageTitle': never
    'title': never
    'tabs': never
    'sell': never
    'sales': never
    'report': never
    'scan': never
    'search': never
    'goods': never
    'left': { count: number }
    'gone': never
    'inSlip': { count: number }
    'nothingFound': never
    'nothingHere': never
    'toInventory': never
    'closedTitle': never
    'closedText': never
    'choose': never
    'chooseOption': { name: string | number }
    'slip': never
    'empty': never
    'pieces': { count: number }
    'quantityOf': { name: string | number }
    'less': { name: string | number }
    'more': { name: string | number }
    'tax': { rate: string | number }
    'total': never
    'pay': never
    'list': never
    'clear': never
    'cashRounding': { amount: string | number }
    'member.title': never
    'member.find': never
    'member.camera': never
    'member.cameraOff': never
    'member.noneOfCode': never
    'member.notACode': never
    'member.search': never
    'member.none': never
    'member.remove': never
    'member.prices': never
    'member.offline': never
    'mail.title': never
    'mail.label': never
    'mail.hint': never
    'done.giveBack': never
    'done.noChange': never
    'done.paidBy': { method: string | number }
    'done.receipt': { number: string | number }
    'done.kept': { number: string | number }
    'done.mailed': { email: string | number }
    'done.next': never
    'done.refusedTitle': never
    'done.refusedText': never
    'history.totals': { count: number }
    'history.pickupMoney': never
    'history.empty': never
    'history.failedTitle': never
    'history.failedText': never
    'history.more': never
    'history.voided': { reason: string | number }
    'history.by': { by: string | number }
    'history.member': never
    'history.void': never
    'history.voidTitle': { number: string | number }
    'history.voidText': { amount: string | number }
    'history.reason': never
    'history.reasonMissing': never
    'history.voidDo': { amount: string | number }
    'history.voidDone': { number: string | number }
    'history.reading': never
  }
  'admin-dashboard': {
    'pageTitle': never
    'range.label': never
    'range.today': never
    'range.week': never
    'range.month': never
    'range.year': never
    'range.all': never
    'figures': never
    'figure.new_orders': never
    'figure.pending': never
    'figure.in_production': never
    'figure.completed': never
    'figure.revenue': never
    'figure.total_products': never
    'figure.in_stock': never
    'before.today': { figure: string | number }
    'before.week': { figure: string | number }
    'before.month': { figure: string | number }
    'before.year': { figure: string | number }
    'waiting.title': never
    'waiting.none': never
    'waiting.move': never
    'waiting.open': never
    'waiting.next': never
    'waiting.previous': never
    'new': never
    'since.proofs_waiting': { when: string | number }
    'since.overdue_items': { when: string | number }
    'since.unpaid_soon': { when: string | number }
    'since.unread_messages': { when: string | number }
    'since.reviews_waiting': { when: string | number }
    'since.returns_waiting': { when: string | number }
    'waits.proofs_waiting.label': { count: number }
    'waits.proofs_waiting.note': never
    'waits.ready_to_ship.label': { count: number }
    'waits.ready_to_ship.note': never
    'waits.to_refund.label': { count: number }
    'waits.to_refund.note': never
    'waits.overdue_items.label': { count: number }
    'waits.overdue_items.note': never
    'waits.unpaid_soon.label': { count: number }
    'waits.unpaid_soon.note': never
    'waits.low_stock.label': { count: number }
    'waits.low_stock.note': { few: string | number }
    'waits.out_of_stock.label': { count: number }
    'waits.out_of_stock.note': never
    'waits.unread_messages.label': { count: number }
    'waits.unread_messages.note': never
    'waits.membership_requests.label': { count: number }
    'waits.membership_requests.note': never
    'waits.partner_applications.label': { count: number }
    'waits.partner_applications.note': never
    'waits.failed_jobs.label': { count: number }
    'waits.failed_jobs.note': never
    'waits.reviews_waiting.label': { count: number }
    'waits.reviews_waiting.note': never
    'waits.returns_waiting.label': { count: number }
    'waits.returns_waiting.note': never
    'waits.uncollected.label': { count: number }
    'waits.uncollected.note': never
    'waits.failed_agent_events.label': { count: number }
    'waits.failed_agent_events.note': never
    'chart.revenue.day': never
    'chart.revenue.month': never
    'chart.orders.day': never
    'chart.orders.month': never
    'chart.now.today': never
    'chart.now.week': never
    'chart.now.month': never
    'chart.now.year': never
    'chart.now.all': never
    'chart.before.today': never
    'chart.before.week': never
    'chart.before.month': never
    'chart.before.year': never
    'chart.open.day': { day: string | number }
    'chart.open.month': never
    'chart.axis.day': never
    'chart.axis.month': never
    'chart.showOrders': never
    'chart.showRevenue': never
    'recent.title': never
    'recent.all': never
    'recent.none': never
    'recent.order': never
    'recent.customer': never
    'recent.placed': never
    'recent.items': never
    'recent.total': never
    'recent.status': never
    'low.title': never
    'low.add': never
    'low.all': { count: number }
    'low.none': never
    'low.left': { count: number }
    'testEmail.title': never
    'testEmail.to': never
    'testEmail.send': never
    'jobs.title': never
    'jobs.last': { at: string | number }
    'jobs.note': never
    'jobs.look': never
    'quick.title': never
    'quick.import': never
    'quick.newDiscount': never
  }
  'admin-discounts': {
    'pageTitle': never
    'newTitle': never
    'title': never
    'new': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'column.code': never
    'column.worth': never
    'column.state': never
    'column.used': never
    'column.ends': never
    'column.who': never
    'kind.percent': never
    'kind.amount': never
    'kind.free_shipping': never
    'state.active': never
    'state.upcoming': never
    'state.ended': never
    'state.used_up': never
    'usedOf': { limit: string | number; used: string | number }
    'noEnd': never
    'members': never
    'everybody': never
    'section.what': never
    'section.when': never
    'section.limits': never
    'section.goods': never
    'hint.code': never
    'hint.when': never
    'hint.limits': never
    'hint.goods': never
    'field.code': never
    'field.kind': never
    'field.value': never
    'field.minimum': never
    'field.starts_at': never
    'field.ends_at': never
    'field.uses_limit': never
    'field.per_account_limit': never
    'field.category_ids': never
    'field.product_ids': never
    'field.members_only': never
    'missing.code': never
    'missing.value': never
    'alsoProducts': { count: number }
    'saved': never
    'usedTimes': { count: number }
    'remove': never
    'removed': { code: string | number }
    'back': { code: string | number }
    'removeFailed': never
    'products.search': never
    'products.placeholder': never
    'products.add': { name: string | number }
    'products.remove': { name: string | number }
    'products.none': never
    'products.allChosen': never
    'products.failed': never
    'products.gone': never
  }
  'admin-edit': {
    'save': never
    'see': never
    'changed': never
    'failed': never
    'unsaved': { count: number }
    'wrong': { count: number }
    'leave.title': never
    'leave.text': never
    'leave.stay': never
    'leave.leave': never
    'leave.save': never
    'conflict.title': never
    'conflict.titleBy': { name: string | number }
    'conflict.titleOwn': never
    'conflict.text': never
    'conflict.others': { count: number }
    'conflict.mine': never
    'conflict.theirs': never
    'conflict.theirsOwn': never
    'conflict.yes': never
    'conflict.no': never
    'conflict.goOn': never
    'conflict.keepMine': never
    'number.none': { example: string | number }
    'number.wrong': { most: string | number }
    'number.decimals': { count: number }
    'number.whole': never
    'number.least': { least: string | number }
    'number.most': { most: string | number }
    'translations.language': never
    'translations.complete': never
    'translations.missing': { count: number }
    'translations.copy': never
    'translations.length': { most: string | number; used: string | number }
    'translations.hint': never
    'image.replace': never
    'image.remove': never
    'image.sending': never
    'image.alt': never
    'image.altMissing': never
    'arrived': never
    'merged': never
    'remove.ask': never
    'remove.title': { name: string | number }
    'remove.confirm': { name: string | number }
    'remove.done': { name: string | number }
    'facts.format': never
    'facts.material': never
    'facts.care': never
    'facts.measures': never
    'facts.delivery': never
    'facts.returns': never
    'facts.fill': never
  }
  'admin-einvoice-settings': {
    'pageTitle': never
    'title': never
    'below': never
    'back': never
    'months': never
    'saved': never
    'who.title': never
    'who.small': { small: string | number }
    'who.passed': { date: string | number; small: string | number }
    'who.relaxed': { date: string | number; each: string | number; large: string | number; small: string | number }
    'who.large': { each: string | number; large: string | number }
    'who.advice': never
    'section.mode': never
    'section.seller': never
    'mode.off': never
    'mode.file': never
    'mode.api': never
    'over.individual': never
    'over.consolidate': { date: string | number; large: string | number }
    'idType.BRN': never
    'idType.NRIC': never
    'idType.PASSPORT': never
    'idType.ARMY': never
    'field.mode': never
    'field.starts_on': never
    'field.over_10000': { each: string | number }
    'field.seller_name': never
    'field.seller_tin': never
    'field.seller_id_type': never
    'field.seller_id_value': never
    'field.seller_msic_code': never
    'field.seller_business_activity': never
    'field.seller_phone': never
    'field.seller_email': never
    'field.seller_address': never
    'field.seller_address_2': never
    'field.seller_city': never
    'field.seller_zip': never
    'field.seller_state': never
    'hint.starts_on': never
    'hint.msic': never
    'hint.seller': never
    'hint.over': never
    'missing.title': never
    'missing.sst': never
    'missing.toSettings': never
    'missing.none': never
  }
  'admin-einvoices': {
    'pageTitle': never
    'title': never
    'below': never
    'settings': never
    'month': never
    'file': never
    'due': { date: string | number }
    'notOver': never
    'portal.title': never
    'portal.hint': never
    'portal.none': never
    'portal.lines': never
    'portal.net': never
    'portal.tax': never
    'portal.rounding': never
    'portal.payable': never
    'notes.title': never
    'notes.hint': never
    'notes.none': never
    'notes.count': never
    'notes.total': never
    'notes.tax': never
    'payouts.title': never
    'payouts.hint': never
    'payouts.none': never
    'payouts.count': never
    'payouts.total': never
    'agrees.title': never
    'agrees.orders': never
    'agrees.waiting': never
    'agrees.leftOut': never
    'agrees.count': never
    'agrees.total': never
    'agrees.none': never
    'leftOut.title': never
    'leftOut.order': never
    'leftOut.total': never
    'leftOut.reason': never
    'leftOut.none': never
    'reason.given_back_in_full': never
    'reason.free': never
    'reason.over_10000': { each: string | number }
  }
  'admin-event': {
    'pageTitle': never
    'new': never
    'saved': never
    'section.texts': never
    'section.when': never
    'section.where': never
    'section.image': never
    'section.status': never
    'section.products': never
    'section.map': never
    'field.title': never
    'field.summary': never
    'field.description': never
    'field.venue': never
    'field.address': never
    'field.slug': never
    'field.starts_at': never
    'field.ends_at': never
    'field.time_zone': never
    'field.pickup_until': never
    'field.country': never
    'field.country_name': never
    'field.external_url': never
    'field.entry_price': never
    'field.products': never
    'field.map_marker': never
    'hint.zone': { zone: string | number }
    'hint.time_zone': never
    'hint.pickup_until': never
    'hint.external_url': never
    'hint.entry_price': never
    'hint.slug': never
    'hint.products': never
    'hint.productsNew': never
    'inShopTime': { time: string | number }
    'where.noVenue': never
    'where.map': never
    'where.hint': never
    'map.hint': never
    'map.drop': never
    'map.place': never
    'map.markerNone': never
    'map.markerAt': { x: string | number; y: string | number }
    'map.takeAway': never
    'imageDrop': never
    'wrong.title': never
    'wrong.venue': never
    'wrong.address': never
    'wrong.untitled': never
    'wrong.moment': never
    'wrong.end': never
    'wrong.until': never
    'wrong.zone': never
    'wrong.country_name': never
    'status.new': never
    'status.draft': never
    'status.coming': never
    'status.now': never
    'status.over': never
    'status.closed': never
    'status.cancelled': never
    'publish': never
    'publicPage': never
    'done.published': { title: string | number }
    'done.cancelled': { title: string | number }
    'done.closed': { title: string | number }
    'toDecide': { count: number }
    'decide': never
    'cancel.ask': never
    'cancel.title': { title: string | number }
    'cancel.keep': never
    'cancel.confirm': never
    'cancel.mails': { count: number }
    'cancel.nobody': never
    'cancel.orders': { count: number }
    'cancel.pieces': { count: number }
    'cancel.page': never
    'close.ask': never
    'close.title': { title: string | number }
    'close.sales': never
    'close.pieces': { count: number }
    'close.orders': { count: number; until: string | number }
    'close.count': never
    'close.confirm': { count: number }
    'preview.title': never
    'preview.hint': never
    'preview.inEnglish': never
    'preview.language': never
    'preview.untitled': never
    'preview.noTime': never
    'preview.map': { venue: string | number }
    'preview.mapMarked': { venue: string | number }
    'allocate': never
    'allocateNamed': { name: string | number }
    'removeProduct': { name: string | number }
    'toInventory': never
    'removeText': never
  }
  'admin-event-frame': {
    'back': never
    'tabs': never
    'tab.details': never
    'tab.inventory': never
    'tab.sales': never
    'tab.pickups': never
    'tab.report': never
    'state.draft': never
    'state.coming': never
    'state.now': never
    'state.over': never
    'state.closed': never
    'state.cancelled': never
    'inShopTime': { time: string | number }
  }
  'admin-event-report': {
    'pageTitle': { title: string | number }
    'print': never
    'figures': never
    'taken': never
    'withTax': never
    'lessRefunds': { amount: string | number }
    'sales': never
    'voided': { count: number }
    'pieces': never
    'ofBrought': { share: string | number }
    'average': never
    'pickups': never
    'pickupsOf': { all: string | number; collected: string | number }
    'notYet': { amount: string | number }
    'sold.title': never
    'sold.none': never
    'sold.product': never
    'sold.pieces': never
    'sold.brought': never
    'sold.share': never
    'sold.taken': never
    'hours.title': never
    'hours.pieces': never
    'hours.hour': never
    'hours.none': never
    'methods.title': never
    'methods.none': never
    'method.cash': never
    'method.qr': never
    'method.card': never
    'method.other': never
    'members.title': never
    'members.members': never
    'members.others': never
    'salesCount': { count: number }
    'drawer.title': never
    'drawer.sales': never
    'drawer.pickups': never
    'drawer.rounding': never
    'drawer.handIn': never
    'drawer.withFloat': never
    'drawer.countedIs': never
    'drawer.difference': never
    'drawer.float': never
    'drawer.counted': never
    'drawer.hint': never
    'balance.title': never
    'balance.text': { allocated: string | number; collected: string | number; returned: string | number; sold: string | number }
    'balance.left': { count: number }
    'balance.difference': { difference: string | number }
    'pieceCount': { count: number }
    'differences.title': never
    'differences.none': never
    'reason.missing': never
    'reason.damaged': never
    'reason.gift': never
    'reason.found': never
    'reason.other': never
    'notCollected.title': never
    'notCollected.none': never
    'notCollected.orders': never
    'priceDifferences.title': never
    'priceDifferences.hint': never
    'priceDifferences.taken': { current: string | number; total: string | number }
  }
  'admin-event-stock': {
    'pageTitle': { title: string | number }
    'figures': never
    'product': never
    'allocated': never
    'sold': never
    'reserved': never
    'collected': never
    'returned': never
    'remaining': never
    'share': never
    'gone': never
    'all': never
    'fromProducts': { count: number }
    'options': { count: number }
    'line.sold': { count: number }
    'line.reserved': { count: number }
    'line.inShop': { count: number }
    'freeThere': { count: number }
    'free': { count: number }
    'less': { name: string | number }
    'more': { name: string | number }
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'closed': never
    'scan': never
    'sell': never
    'live': { time: string | number }
    'stale': { time: string | number }
    'tasks': never
    'task.look': never
    'task.bring': never
    'task.return': never
    'task.count': never
    'moved': never
    'failed': never
    'again': never
    'find.label': never
    'find.placeholder': never
    'find.failed': never
    'find.none': never
    'find.allTaken': never
    'find.add': { name: string | number }
    'grid.caption': never
    'grid.pieces': never
    'grid.cell': { left: string | number; option: string | number }
    'grid.left': { count: number }
    'grid.bring': { count: number }
    'grid.giveBack': { count: number }
    'grid.hint': never
    'bring.other': never
    'bring.open': { name: string | number }
    'return.hint': never
    'return.all': never
    'return.none': never
    'return.quantity': { name: string | number }
    'return.confirm': { count: number }
    'return.done': { count: number }
    'count.hint': never
    'count.none': never
    'count.expected': { count: number }
    'count.same': never
    'count.field': { name: string | number }
    'count.reason': never
    'count.choose': never
    'count.note': never
    'count.unexplained': { count: number }
    'count.progress': { all: string | number; done: string | number }
    'count.differences': { count: number }
    'count.confirm': { count: number }
    'count.done': { count: number }
    'reason.missing': never
    'reason.damaged': never
    'reason.gift': never
    'reason.found': never
    'reason.other': never
    'next.title': never
    'next.gone': { count: number }
    'next.few': { count: number; shop: string | number }
    'next.bring': never
    'end.title': never
    'end.later': never
    'end.text': never
    'end.closed': never
    'end.count': never
    'end.return': { count: number }
    'end.close': never
    'end.report': never
    'column.in_shop': never
    'column.allocated': never
    'column.sold': never
    'column.reserved': never
    'column.collected': never
    'column.returned': never
  }
  'admin-events': {
    'pageTitle': never
    'title': never
    'new': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'column.event': never
    'column.when': never
    'column.state': never
    'column.allocated': never
    'column.remaining': never
    'column.pickups': never
    'column.venue': never
    'column.toDecide': never
    'filter.status': never
    'filter.when': never
    'when.coming': never
    'when.past': never
    'when.running': never
    'status.draft': never
    'status.published': never
    'status.cancelled': never
    'left': { count: number }
    'toHandOver': { count: number }
    'inventory': never
    'report': never
    'sales': never
    'details': never
    'pickups': never
  }
  'admin-inbox': {
    'pageTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'list': never
    'none': never
    'noneFound': never
    'choose': never
    'tab.waiting': never
    'tab.contact': never
    'tab.preorder': never
    'tab.mine': never
    'tab.done': never
    'from.contact': { when: string | number }
    'from.preorder': { when: string | number }
    'back': never
    'givenTo': never
    'nobody': never
    'done': never
    'reopen': never
    'isDone': { name: string | number }
    'isOpen': { name: string | number }
    'changeFailed': never
    'thread': never
    'answer': never
    'answerIn': { language: string | number; name: string | number }
    'send': never
    'sendAndClose': never
    'textMissing': never
    'sent': never
    'person': never
    'order': never
    'noOrder': { number: string | number }
    'member': never
    'orders': never
    'orderSums': { count: number; sum: string | number }
    'yes': never
    'no': never
    'language': never
    'phone': never
    'noAccount': never
    'profile': never
    'newsletter': never
    'kept': never
    'keptAll': never
  }
  'admin-letter': {
    'letter': never
    'blocks': never
    'subject': never
    'preheader': never
    'add': never
    'removed': { name: string | number }
    'broughtBack': { name: string | number }
    'noBlocks': never
    'full': { most: string | number }
    'skeleton': { placeholder: string | number }
    'wordsIn': { language: string | number; name: string | number }
    'readers': { count: number }
    'language.en': never
    'language.ru': never
    'language.kk': never
    'language.ms': never
    'language.shown': never
    'language.beside': never
    'language.lacks': never
    'state.nothing': never
    'state.english': never
    'state.complete': never
    'state.missing': { count: number }
    'block.heading': never
    'block.text': never
    'block.picture': never
    'block.products': never
    'block.button': never
    'block.story': never
    'block.code': never
    'block.divider': never
    'block.remove': { name: string | number }
    'words.heading': never
    'words.text': never
    'words.picture': never
    'words.button': never
    'words.story': never
    'words.code': never
    'placeholder.unknown': { known: string | number; name: string | number }
    'address.label': never
    'address.optional': never
    'address.hint': never
    'address.wrong': never
    'code.label': never
    'code.unknown': never
    'code.none': never
    'code.make': never
    'story.label': never
    'story.choose': never
    'story.gone': never
    'picture.drop': never
    'picture.hint': { max_mb: string | number }
    'products.chosen': never
    'products.search': never
    'products.add': { name: string | number }
    'products.remove': { name: string | number }
    'products.gone': never
    'products.hidden': never
    'products.none': never
    'products.failed': never
    'products.full': { most: string | number }
    'preview.title': never
    'preview.behind': never
    'preview.width': never
    'preview.phone': never
    'preview.desk': never
    'preview.text': never
    'preview.language': never
    'preview.light': never
    'preview.day': never
    'preview.night': never
    'preview.none': never
    'preview.failed': never
    'preview.retry': never
    'preview.fallback': never
    'preview.noSubject': never
    'preview.weight': { size: string | number }
    'preview.tooHeavy': { size: string | number }
    'preview.large': never
    'problems.title': never
    'problems.none': never
    'problems.place': { block: string | number; language: string | number; number: string | number }
    'problem.no_letter': never
    'problem.no_subject': never
    'problem.no_blocks': never
    'problem.no_text': never
    'problem.no_picture': never
    'problem.no_picture_text': never
    'problem.no_products': never
    'problem.no_address': never
    'problem.wrong_address': { about: string | number }
    'problem.no_story': never
    'problem.no_code': never
    'problem.code_not_valid': { about: string | number }
    'problem.product_gone': never
    'problem.story_gone': never
    'problem.unknown_placeholder': { about: string | number }
    'problem.too_heavy': never
    'test.open': never
    'test.saveAndOpen': never
    'test.title': never
    'test.text': never
    'test.send': never
    'test.email': never
    'test.emailMissing': never
    'test.language': never
    'test.sent': { email: string | number }
  }
  'admin-list': {
    'selectAll': never
    'select': { name: string | number }
    'actions': never
    'more': { name: string | number }
    'close': never
    'cancel': never
    'retry': never
    'failed': never
    'export': never
    'columns': { all: string | number; shown: string | number }
    'shown': { from: string | number; to: string | number; total: string | number }
    'shownOfMany': { from: string | number; to: string | number; total: string | number }
    'live': { time: string | number }
    'stale': { time: string | number }
    'waiting': { count: number }
    'choose.begin': never
    'choose.end': never
    'views.label': never
    'views.all': never
    'views.this': never
    'views.save': never
    'views.saveAs': never
    'views.update': { name: string | number }
    'views.rename': never
    'views.remove': never
    'views.saved': { name: string | number }
    'views.updated': { name: string | number }
    'views.removed': { name: string | number }
    'views.putBack': { name: string | number }
    'views.name': never
    'views.nameMissing': never
    'views.hint': never
    'filter.add': never
    'filter.title': never
    'filter.any': never
    'filter.search': never
    'filter.searched': { text: string | number }
    'filter.remove': { name: string | number }
    'filter.drop': { name: string | number }
    'filter.clear': never
    'filter.clearAll': never
    'filter.found': { count: number }
    'filter.show': { count: number }
    'filter.since': { day: string | number }
    'filter.until': { day: string | number }
    'filter.dropSearch': never
    'filter.product': never
    'filter.productNone': never
    'filter.productFailed': never
    'bulk.selected': { count: number }
    'bulk.allSelected': { count: number }
    'bulk.selectAll': { total: string | number }
    'bulk.selectMost': { total: string | number }
    'bulk.nonePossible': never
    'bulk.actions': never
    'bulk.drop': never
    'bulk.stop': never
    'bulk.progress': { all: string | number; done: string | number }
    'bulk.andMore': { count: number }
    'bulk.changed': { count: number }
    'bulk.stopped': { count: number }
    'bulk.refused': { count: number }
    'bulk.unanswered': never
    'edit.label': { field: string | number; name: string | number }
    'edit.field': { field: string | number; name: string | number }
    'edit.saved': { field: string | number; name: string | number }
    'edit.undone': { field: string | number; name: string | number }
    'edit.notSaved': { name: string | number }
    'key.search': never
    'key.filter': never
    'key.next': never
    'key.previous': never
    'key.open': never
    'key.select': never
    'key.range': never
    'key.edit': never
    'key.actions': never
    'key.peek': never
    'paging.label': never
    'paging.previous': never
    'paging.next': never
    'paging.page': { page: string | number }
    'range.today': never
    'range.yesterday': never
    'range.week': never
    'range.month': never
    'range.lastMonth': never
    'range.year': never
    'range.fromDay': never
    'range.toDay': never
    'range.wrong': never
    'asOf': { time: string | number }
    'peek.open': never
    'peek.reading': never
    'peek.failed': never
  }
  'admin-log': {
    'pageTitle': never
    'title': never
    'lead': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'somebody': never
    'filter.actor': never
    'filter.entity': never
    'filter.action': never
    'filter.days': never
    'today': { date: string | number }
    'yesterday': { date: string | number }
    'before': never
    'after': never
    'field': never
    'nothing': never
    'open': { name: string | number }
    'all': never
    'request': { id: string | number }
    'action.order.status': never
    'action.order.accept_payment': never
    'action.order.refuse_payment': never
    'action.order.hold': never
    'action.order.note': never
    'action.order.refund': never
    'action.order.proof': never
    'action.order.create': never
    'action.order.pay_link': never
    'action.order.change': never
    'action.order.mail': never
    'action.product.create': never
    'action.product.change': never
    'action.product.copy': never
    'action.product.delete': never
    'action.product.add_image': never
    'action.product.change_image': never
    'action.product.order_images': never
    'action.product.remove_image': never
    'action.product.adjust_stock': never
    'action.product.import': never
    'action.member.membership': never
    'action.member.status': never
    'action.admin.create': never
    'action.admin.status': never
    'action.admin.change': never
    'action.admin.sign_out': never
    'action.admin.sign_out_all': never
    'action.admin.app_on': never
    'action.admin.app_off': never
    'action.admin.recovery_codes': never
    'action.admin.passkey_add': never
    'action.admin.passkey_remove': never
    'action.invitation.create': never
    'action.invitation.resend': never
    'action.invitation.revoke': never
    'action.invitation.accept': never
    'action.category.create': never
    'action.category.change': never
    'action.category.delete': never
    'action.category.image': never
    'action.category.reorder': never
    'action.message.change': never
    'action.message.reply': never
    'action.page.change': never
    'action.page.publish': never
    'action.payment_method.create': never
    'action.payment_method.change': never
    'action.payment_method.delete': never
    'action.payment_method.reorder': never
    'action.payment_method.confirm': never
    'action.payment_method.refuse': never
    'action.discount.create': never
    'action.discount.change': never
    'action.discount.delete': never
    'action.einvoice_settings.change': never
    'action.settings.change': never
    'action.story.create': never
    'action.story.change': never
    'action.story.delete': never
    'action.story.image': never
    'action.kept_answer.create': never
    'action.kept_answer.change': never
    'action.kept_answer.delete': never
    'action.size_guide.create': never
    'action.size_guide.change': never
    'action.size_guide.delete': never
    'action.product_type.create': never
    'action.product_type.change': never
    'action.product_type.remove': never
    'action.production.step': never
    'action.production.add_step': never
    'action.production.move': never
    'action.production.add_photo': never
    'action.production.remove_photo': never
    'action.production.remake': never
    'action.mail.test': never
    'action.subscriber.import': never
    'action.subscriber.take_back_import': never
    'action.subscriber.delete': never
    'action.campaign.create': never
    'action.campaign.change': never
    'action.campaign.delete': never
    'action.campaign.test': never
    'action.campaign.send': never
    'action.campaign.pause': never
    'action.campaign.resume': never
    'action.campaign.cancel': never
    'action.campaign.add_image': never
    'action.campaign.send_unknown': never
    'action.partner.status': never
    'action.partner.change': never
    'action.partner.setup_mail': never
    'action.partner.invite': never
    'action.partner.resend': never
    'action.partner.revoke': never
    'action.partner.correct': never
    'action.partner.pay': never
    'action.partner.undo_payout': never
    'action.event.create': never
    'action.event.change': never
    'action.event.publish': never
    'action.event.close': never
    'action.event.cancel': never
    'action.event.delete': never
    'action.event.image': never
    'action.event.bring': never
    'action.event.return': never
    'action.event.count': never
    'action.event.scan': never
    'action.event.undo': never
    'action.event.hand_over': never
    'action.event.take_money': never
    'action.event.sell': never
    'action.event.void_sale': never
    'action.event.decide': never
    'action.automation.change': never
    'action.automation.test': never
    'action.studio_session.create': never
    'action.studio_session.change': never
    'action.studio_session.delete': never
    'action.studio_session.analyse': never
    'action.studio_session.prompts': never
    'action.studio_session.make': never
    'action.studio_session.remove_image': never
    'action.studio_session.review': never
    'action.studio_session.save': never
    'action.review.approve': never
    'action.review.refuse': never
    'action.review.answer': never
    'action.return.accept': never
    'action.return.refuse': never
    'action.return.receive': never
    'action.return.settle': never
    'action.job.retry': never
    'action.job.drop': never
    'action.agent.block': never
    'action.agent.unblock': never
    'action.agent.resend': never
    'action.agent.new_key': never
    'verb.create': never
    'verb.change': never
    'verb.delete': never
    'verb.other': never
    'entity.order': never
    'entity.product': never
    'entity.account': never
    'entity.invitation': never
    'entity.category': never
    'entity.message': never
    'entity.payment_method': never
    'entity.settings': never
    'entity.discount': never
    'entity.einvoice_settings': never
    'entity.story': never
    'entity.page': never
    'entity.product_import': never
    'entity.product_type': never
    'entity.kept_answer': never
    'entity.size_guide': never
    'entity.order_item': never
    'entity.mail': never
    'entity.other': never
    'entity.campaign': never
    'entity.subscriber': never
    'entity.partner': never
    'entity.event': never
    'entity.automation': never
    'entity.studio_session': never
    'entity.review': never
    'entity.return': never
    'entity.job': never
    'entity.agent': never
    'named.status': never
    'named.payment_status': never
    'named.paid_through': never
    'named.paid': never
    'named.refunded': never
    'named.expires_at': never
    'named.name': never
    'named.description': never
    'named.slug': never
    'named.price': never
    'named.sale_price': never
    'named.member_price': never
    'named.stock': never
    'named.pieces': never
    'named.options': never
    'named.differences': never
    'named.brand': never
    'named.tags': never
    'named.sku': never
    'named.category_id': never
    'named.categories': never
    'named.translations': never
    'named.image': never
    'named.image_key': never
    'named.role': never
    'named.deactivated_at': never
    'named.is_member': never
    'named.member_since': never
    'named.is_active': never
    'named.is_featured': never
    'named.landing_page_order': never
    'named.display_order': never
    'named.order': never
    'named.assigned_to': never
    'named.amount': never
    'named.variations': never
    'named.variations_label': never
    'named.sizes': never
    'named.early_access_until': never
    'named.story_ids': never
    'named.size_guide_id': never
    'named.is_pre_order': never
    'named.expected_shipping': never
    'named.weight_grams': never
    'named.subtitle': never
    'named.color': never
    'named.copy_of': never
    'named.product_type_id': never
    'named.facts': never
    'named.material': never
    'named.care': never
    'named.measures': never
    'named.delivery': never
    'named.returns': never
    'named.title': never
    'named.summary': never
    'named.updated_on': never
    'named.channel': never
    'named.total': never
    'named.parts': never
    'named.en': never
    'named.ru': never
    'named.kk': never
    'named.ms': never
    'named.body': never
    'named.motif': never
    'named.position': never
    'named.product_ids': never
    'named.minutes': never
    'named.steps': never
    'named.mail': never
    'named.analytics_consent': never
    'named.analytics_months': never
    'named.carrier_name': never
    'named.carrier_tracking_url': never
    'named.contact_email': never
    'named.days_from': never
    'named.days_to': never
    'named.first_purchase_discount': never
    'named.free_shipping_for': never
    'named.free_shipping_over': never
    'named.guest_token_days': never
    'named.holidays': never
    'named.orders_per_hour_account': never
    'named.orders_per_hour_address': never
    'named.orders_per_hour_email': never
    'named.payment_details_approval': never
    'named.payment_hours': never
    'named.proof_max_mb': never
    'named.rate': never
    'named.shipping_zones': never
    'named.shop_name': never
    'named.social_url': never
    'named.sst_number': never
    'named.staff_idle_minutes': never
    'named.staff_refund_limit': never
    'named.staff_second_factor': never
    'named.staff_session_hours': never
    'named.studio_address': never
    'named.studio_city': never
    'named.studio_country': never
    'named.studio_country_name': never
    'named.studio_state': never
    'named.studio_zip': never
    'named.tax_destinations': never
    'named.tax_rate': never
    'named.unpaid_pieces_per_buyer': never
    'named.working_days': never
    'named.zone': never
    'named.membership': never
    'named.code': never
    'named.kind': never
    'named.value': never
    'named.minimum': never
    'named.starts_at': never
    'named.ends_at': never
    'named.uses_limit': never
    'named.per_account_limit': never
    'named.category_ids': never
    'named.members_only': never
    'named.account_number': never
    'named.bank_name': never
    'named.beneficiary_name': never
    'named.swift_code': never
    'named.instructions': never
    'named.show_bank_details': never
    'named.countries': never
    'named.amount_from': never
    'named.amount_to': never
    'named.type': never
    'named.duitnow': never
    'named.step': never
    'named.has_note': never
    'named.steps_done': never
    'named.minutes_per_day': never
    'named.google_category': never
    'named.gender': never
    'named.age_group': never
    'named.photo': never
    'named.remake': never
    'named.taken_from_stock': never
    'named.letters_per_minute': never
    'named.low_stock_at': never
    'named.low_stock_payment_hours': never
    'named.commission_rate': never
    'named.commission_percent': never
    'named.hold_days': never
    'named.company': never
    'named.reference': never
    'named.rows': never
    'named.country': never
    'named.country_name': never
    'named.city': never
    'named.is_on': never
    'named.subject': never
    'named.weekly_figures': never
    'named.figures_export': never
    'named.agents_ucp': never
    'named.agents_mcp': never
    'named.agents_feeds': never
    'named.agents_signatures': never
    'named.image_cost_per_day': never
    'named.image_cost_each': never
    'named.verdict': never
    'named.others': never
    'named.shots': never
    'named.engine': never
    'named.pictures': never
    'named.analysis': never
    'named.prompt': never
    'named.map': never
    'named.map_marker': never
    'named.return_days': never
    'named.send_at': never
    'named.languages': never
    'named.audience': never
    'named.members': never
    'named.bought_within_days': never
    'named.not_bought_within_days': never
    'named.partner': never
    'named.imported': never
    'named.skipped': never
    'named.source': never
    'named.venue': never
    'named.address': never
    'named.time_zone': never
    'named.pickup_until': never
    'named.closed_at': never
    'named.is_past': never
    'named.external_url': never
    'named.entry_price': never
    'named.failed_jobs': never
    'named.gift_wrapping': never
    'named.gift_wrapping_price': never
    'named.kzt_rate': never
    'named.rub_rate': never
    'named.usd_rate': never
    'named.rates_on': never
    'named.tenge_rate': never
    'named.studio_coordinates': never
    'named.opening_hours': never
    'named.cash_pickup_days': never
    'named.is_answered': never
    'named.outcome': never
    'named.on_hand': never
    'named.size': never
    'named.reason': never
    'named.method': never
    'named.handed_over': never
    'named.result': never
    'named.choice': never
    'named.through': never
    'named.removed': never
    'named.kept': never
    'named.created': never
    'named.changed': never
    'named.unchanged': never
    'named.price_percent': never
    'named.note': never
    'value.female': never
    'value.male': never
    'value.unisex': never
    'value.newborn': never
    'value.infant': never
    'value.toddler': never
    'value.kids': never
    'value.adult': never
    'value.percent': never
    'value.amount': never
    'value.free_shipping': never
    'value.everywhere': never
    'value.malaysia': never
    'value.members': never
    'value.everybody': never
    'value.nobody': never
    'value.none': never
    'value.second_admin': never
    'value.automatic': never
    'value.when_present': never
    'value.approved': never
    'value.always': never
    'value.in_production': never
    'value.never': never
    'value.malaysia_peninsular': never
    'value.malaysia_east': never
    'value.south_east_asia': never
    'value.central_asia': never
    'value.rest_of_world': never
    'value.on': never
    'value.off': never
    'value.true': never
    'value.false': never
    'value.null': never
    'value.pending': never
    'value.processing': never
    'value.shipped': never
    'value.completed': never
    'value.cancelled': never
    'value.unpaid': never
    'value.proof_submitted': never
    'value.paid': never
    'value.refunded': never
    'value.staff': never
    'value.admin': never
    'value.super_admin': never
    'value.customer': never
    'value.member': never
    'value.partner': never
    'value.active': never
    'value.draft': never
    'value.archived': never
    'value.deactivated': never
    'value.new': never
    'value.open': never
    'value.done': never
    'value.name': never
    'value.email': never
    'value.phone': never
    'value.address': never
    'value.note': never
    'value.received': never
    'value.pay_link': never
    'value.proof_received': never
    'value.proof_refused': never
    'value.applied': never
    'value.invited': never
    'value.suspended': never
    'value.declined': never
    'value.payout': never
    'value.en': never
    'value.ru': never
    'value.kk': never
    'value.ms': never
    'value.scheduled': never
    'value.sending': never
    'value.paused': never
    'value.sent': never
    'value.confirmed': never
    'value.unsubscribed': never
    'value.bounced': never
    'value.form': never
    'value.preorder': never
    'value.account': never
    'value.import': never
    'value.published': never
    'valueOf.order.collected': never
    'valueOf.order.already_collected': never
    'valueOf.order.wrong_event': never
    'valueOf.order.not_paid': never
    'valueOf.order.ship': never
    'valueOf.order.next_event': never
    'valueOf.order.refund': never
    'valueOf.order.cash': never
    'valueOf.order.qr': never
    'valueOf.order.card': never
    'valueOf.order.other': never
    'valueOf.event.forged': never
    'valueOf.event.unknown': never
    'valueOf.event.cancelled': never
    'valueOf.product.counted': never
    'valueOf.product.received': never
    'valueOf.product.damaged': never
    'valueOf.product.other': never
    'valueOf.product.sent_back': never
    'valueOf.order_item.pending': never
    'valueOf.order_item.in_progress': never
    'valueOf.order_item.done': never
    'valueOf.order_item.skipped': never
    'valueOf.order_item.blocked': never
    'valueOf.review.waiting': never
    'valueOf.review.approved': never
    'valueOf.review.refused': never
    'valueOf.return.requested': never
    'valueOf.return.accepted': never
    'valueOf.return.refused': never
    'valueOf.return.received': never
    'valueOf.return.settled': never
    'valueOf.return.withdrawn': never
    'valueOf.return.refund': never
    'valueOf.return.exchange': never
    'valueOf.return.nothing': never
    'valueOf.studio_session.ready': never
    'valueOf.studio_session.accepted': never
    'valueOf.studio_session.rejected': never
    'valueOf.studio_session.undecided': never
    'valueOf.campaign.cancelled': never
    'valueOf.einvoice_settings.mode': never
    'valueOf.einvoice_settings.environment': never
    'valueOf.einvoice_settings.version': never
    'valueOf.einvoice_settings.starts_on': never
    'valueOf.einvoice_settings.individual': never
    'valueOf.einvoice_settings.over_10000': never
    'valueOf.einvoice_settings.consolidate_automatically': never
    'valueOf.einvoice_settings.consolidate_on': never
    'valueOf.einvoice_settings.classification_code': never
    'valueOf.einvoice_settings.tax_type': never
    'valueOf.einvoice_settings.on_behalf_of': never
    'valueOf.einvoice_settings.seller': never
    'valueOf.einvoice_settings.credentials': never
    'valueOf.einvoice_settings.certificate': never
    'valueOf.partner.tin': never
    'valueOf.partner.id_number': never
    'history.title': never
    'history.all': { count: number }
    'history.none': never
    'history.more': { count: number }
    'export': never
  }
  'admin-members': {
    'pageTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'column.name': never
    'column.email': never
    'column.role': never
    'column.registered': never
    'column.since': never
    'column.membership': never
    'column.state': never
    'role.customer': never
    'role.member': never
    'role.staff': never
    'role.admin': never
    'role.partner': never
    'filter.membership': never
    'filter.role': never
    'filter.registered': never
    'membership.active': never
    'membership.inactive': never
    'membership.requested': never
    'asked': { date: string | number }
    'deactivated': never
    'unconfirmed': never
    'member': { name: string | number }
    'on': never
    'off': never
    'joined': { name: string | number }
    'left': { name: string | number }
    'failed': { name: string | number }
    'approve': never
    'decline': never
    'declined': { name: string | number }
    'bulkApprove.title': { count: number }
    'bulkApprove.consequence': never
    'bulkApprove.done': { count: number }
    'switchOff': never
    'switchOn': never
    'switchedOff': { name: string | number }
    'switchedOn': { name: string | number }
    'statusFailed': { name: string | number }
    'one.back': never
    'one.orders': never
    'one.noOrders': never
    'one.newest': { count: number; total: string | number }
    'one.allOrders': never
    'one.spent': never
    'one.ordersCount': never
    'one.lastSeen': never
    'one.never': never
    'one.since': never
    'one.about': never
    'one.email': never
    'one.phone': never
    'one.language': never
    'one.countries': never
    'one.letters': never
    'one.wants': never
    'one.wantsNot': never
    'one.registered': never
    'one.account': never
    'one.membership': never
    'one.isMember': never
    'one.isNone': never
    'one.asked': { date: string | number }
    'one.log': never
    'one.messages': never
    'one.offText': never
    'one.staffText': never
    'one.unconfirmed': never
  }
  'admin-new-order': {
    'pageTitle': never
    'title': never
    'lead': never
    'back': never
    'write': never
    'writePaid': never
    'clear': never
    'cleared': never
    'clearUndone': never
    'items.title': never
    'items.search': never
    'items.placeholder': never
    'items.found': never
    'items.none': { q: string | number }
    'items.failed': never
    'items.variation': { name: string | number }
    'items.add': { name: string | number }
    'items.addOne': never
    'items.added': { name: string | number }
    'items.left': { count: number }
    'items.out': never
    'items.preOrder': never
    'items.empty': never
    'items.quantity': { name: string | number }
    'items.less': { name: string | number }
    'items.more': { name: string | number }
    'items.remove': { name: string | number }
    'buyer.title': never
    'buyer.search': never
    'buyer.placeholder': never
    'buyer.found': never
    'buyer.none': never
    'buyer.member': never
    'buyer.pricedFor': { name: string | number }
    'buyer.memberPrices': never
    'buyer.noMember': never
    'buyer.clear': never
    'buyer.name': never
    'buyer.phone': never
    'buyer.email': never
    'buyer.emailHint': never
    'buyer.language': never
    'buyer.languageHint': never
    'delivery.title': never
    'delivery.parcel': never
    'delivery.pickup': never
    'delivery.country': never
    'delivery.country_name': never
    'delivery.address': never
    'delivery.city': never
    'delivery.state': never
    'delivery.stateOrProvince': never
    'delivery.zip': never
    'delivery.chooseState': never
    'payment.title': never
    'payment.method': never
    'payment.choose': never
    'payment.unpaid': never
    'payment.unpaidHint': never
    'payment.paid': never
    'payment.paidHint': never
    'payment.code': never
    'payment.free': never
    'note.label': never
    'note.hint': never
    'summary.title': never
    'summary.empty': never
    'summary.asking': never
    'summary.failed': never
    'summary.again': never
    'failed.empty': never
    'failed.method': never
    'failed.lost': never
    'doubt.title': never
    'doubt.text': never
    'doubt.look': never
    'doubt.write': never
    'written.title': { number: string | number }
    'written.paid': never
    'written.mailed': { email: string | number }
    'written.notMailed': never
    'written.open': never
    'written.another': never
    'gift.title': never
    'gift.wrap': { price: string | number }
    'gift.message': never
  }
  'admin-newsletter': {
    'pageTitle': never
    'title': never
    'tabs': never
    'tab.subscribers': never
    'tab.campaigns': never
    'tab.automations': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'column.email': never
    'column.status': never
    'column.language': never
    'column.source': never
    'column.created': never
    'column.confirmed': never
    'column.left': never
    'status.pending': never
    'status.confirmed': never
    'status.unsubscribed': never
    'status.bounced': never
    'view.pending': never
    'view.confirmed': never
    'view.unsubscribed': never
    'view.bounced': never
    'language.en': never
    'language.ru': never
    'language.kk': never
    'language.ms': never
    'source.form': never
    'source.preorder': never
    'source.account': never
    'source.import': never
    'remove': never
    'removeText': never
    'removed': { email: string | number }
    'notRemoved': { email: string | number }
    'growth.title': never
    'growth.confirmed': { count: number }
    'growth.joined': never
    'growth.left': never
    'growth.week': never
    'growth.note': never
    'import.pageTitle': never
    'import.open': never
    'import.title': never
    'import.consent': never
    'import.consentHint': never
    'import.consentMissing': never
    'import.drop': never
    'import.dropHint': { max_mb: string | number }
    'import.writing': { name: string | number }
    'import.failed': never
    'import.rule': never
    'import.done': { count: number }
    'import.noneSkipped': never
    'import.skipped': { count: number }
    'import.skippedRows': never
    'import.row': never
    'import.reason': never
    'import.more': { count: number }
    'import.see': never
    'import.another': never
    'import.notUtf8': { encoding: string | number; row: string | number }
    'import.toAdd': { count: number }
    'import.run': { count: number }
    'import.past': never
    'import.left': { count: number; shown: string | number }
    'import.takeBack': never
    'import.takeBackTitle': never
    'import.takeBackText': never
    'import.takeBackFailed': never
    'import.takenBack': { count: number }
    'import.kept': { count: number }
    'import.close': never
    'import.keep': never
  }
  'admin-order': {
    'trackingSaved': never
    'statusDialog.title.pending': never
    'statusDialog.title.processing': never
    'statusDialog.title.shipped': never
    'statusDialog.title.ready': never
    'statusDialog.title.completed': never
    'statusDialog.title.cancelled': never
    'statusDialog.tracking': never
    'statusDialog.trackingNumber': never
    'statusDialog.trackingHint': never
    'statusDialog.note': never
    'statusDialog.noteHint': never
    'statusDialog.consequence.cancelled': { number: string | number }
    'statusDialog.consequence.reopened': { number: string | number }
    'statusDialog.consequence.processing': { number: string | number }
    'statusDialog.consequence.shipped': { number: string | number }
    'statusDialog.consequence.ready': { number: string | number }
    'statusDialog.consequence.tracking': { number: string | number }
    'statusDialog.consequence.other': { number: string | number }
    'statusDialog.override': never
    'statusDialog.unmade': { done: string | number; items: string | number }
    'statusDialog.keep': never
    'order.back': never
    'order.placed': { date: string | number }
    'order.print': never
    'order.markAs': never
    'order.items': never
    'order.preOrder': never
    'order.collectedEarlier': never
    'order.subtotal': never
    'order.discount': never
    'order.shipping': never
    'order.tax': never
    'order.total': never
    'order.customer': never
    'order.contact': never
    'order.account': never
    'order.hasAccount': never
    'order.guest': never
    'order.language': { name: string | number }
    'order.partnerCode': { code: string | number }
    'order.collectedAt': never
    'order.soldAt': never
    'order.shippingAddress': never
    'order.billingAddress': never
    'order.sameAddress': never
    'order.customerNote': never
    'order.timeline': never
    'order.tracking': never
    'order.noTracking': never
    'order.trackParcel': never
    'order.payment': never
    'order.sandbox': never
    'order.reference': { reference: string | number }
    'order.packingSlip': never
    'order.code': { code: string | number }
    'order.shippingByCode': { code: string | number }
    'order.channel.staff': never
    'order.channel.counter': never
    'order.wrapping': never
    'order.giftMessage': never
    'order.isWrapped': never
    'order.agent': { host: string | number }
    'hold.title': never
    'hold.pieces': { count: number }
    'hold.nothing': never
    'hold.until': { date: string | number }
    'hold.untilDecided': never
    'hold.untilSent': never
    'hold.ofBuyer': { count: number }
    'hold.change': never
    'hold.dialog': { number: string | number }
    'hold.consequence': never
    'hold.hours': never
    'hold.hoursHint': { most: string | number }
    'hold.hoursWrong': { most: string | number }
    'hold.saved': { date: string | number; number: string | number }
    'timeline.byCustomer': never
    'timeline.byShop': never
    'timeline.override': never
    'timeline.kind.placed': never
    'timeline.kind.status': never
    'timeline.kind.payment': never
    'timeline.kind.proof': never
    'timeline.kind.proof_refused': never
    'timeline.kind.tracking': never
    'timeline.kind.note': never
    'timeline.kind.expired': never
    'timeline.kind.refund': { amount: string | number }
    'timeline.kind.edited': { parts: string | number }
    'timeline.kind.mail': { mail: string | number }
    'timeline.kind.remade': { name: string | number }
    'timeline.status.pending': never
    'timeline.status.processing': never
    'timeline.status.shipped': never
    'timeline.status.ready': never
    'timeline.status.completed': never
    'timeline.status.cancelled': never
    'notes.title': never
    'notes.label': never
    'notes.placeholder': never
    'notes.add': never
    'notes.saved': never
    'proof.title': { number: string | number }
    'proof.none': never
    'proof.failed': never
    'proof.pdf': never
    'proof.pdfHint': never
    'proof.earlier': never
    'proof.enlarge': never
    'proof.open': never
    'proof.download': never
    'proof.accept': never
    'proof.refuse': never
    'proof.accepted': { number: string | number }
    'proof.refused': { number: string | number }
    'proof.wasRefused': never
    'proof.refuseTitle': never
    'proof.refuseConsequence': { number: string | number }
    'proof.reason': never
    'proof.reasonHint': never
    'proof.reasonMissing': never
    'refund.title': never
    'refund.give': never
    'refund.dialog': { number: string | number }
    'refund.consequence': never
    'refund.amount': never
    'refund.amountHint': { amount: string | number }
    'refund.amountWrong': { amount: string | number }
    'refund.limit': { amount: string | number }
    'refund.limitReached': never
    'refund.note': never
    'refund.noteHint': never
    'refund.way': never
    'refund.through': { provider: string | number }
    'refund.throughHint': never
    'refund.byHand': never
    'refund.byHandHint': never
    'refund.confirm': never
    'refund.asked': { amount: string | number; provider: string | number }
    'refund.noted': { amount: string | number }
    'refund.returned': { amount: string | number; total: string | number }
    'refund.by': { name: string | number; provider: string | number }
    'refund.status.started': never
    'refund.status.done': never
    'refund.status.failed': never
    'refund.failure': { provider: string | number; reason: string | number }
    'refund.provider.staff': never
    'refund.provider.stripe': never
    'refund.provider.paypal': never
    'refund.provider.sandbox': never
    'production.title': never
    'production.ready': never
    'production.made': { done: string | number; total: string | number }
    'production.steps': never
    'production.tickets': never
    'production.promised': never
    'edit.open': { number: string | number }
    'edit.title': { number: string | number }
    'edit.contact': never
    'edit.name': never
    'edit.email': never
    'edit.phone': never
    'edit.country': never
    'edit.country_name': never
    'edit.address': never
    'edit.city': never
    'edit.state': never
    'edit.zip': never
    'edit.note': never
    'edit.emailHint': never
    'edit.addressHint': never
    'edit.noteHint': never
    'edit.saved': never
    'edit.sent': never
    'edit.billing': never
    'edit.billingHint': never
    'edit.hasBilling': never
    'edit.billingName': never
    'edit.gift_message': never
    'edit.giftHint': never
    'mails.title': never
    'mails.again': never
    'mails.sent': { email: string | number }
    'mails.last': { date: string | number }
    'mails.kind.received': never
    'mails.kind.pay_link': never
    'mails.kind.proof_received': never
    'mails.kind.proof_refused': never
    'mails.kind.processing': never
    'mails.kind.shipped': never
    'mails.kind.ready': never
    'mails.kind.completed': never
    'mails.kind.picked_up': never
    'mails.kind.cancelled': never
    'mails.kind.refunded': never
  }
  'admin-orders': {
    'pageTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'view': never
    'hoursLeft': { count: number }
    'daysLeft': { count: number }
    'expiring': never
    'pieces': { count: number }
    'none': never
    'noneFound': never
    'range.label': never
    'range.today': never
    'range.week': never
    'range.month': never
    'range.year': never
    'range.all': never
    'filter.status': never
    'filter.country': never
    'filter.payment': never
    'filter.placed': never
    'filter.ending': never
    'filter.to_refund': never
    'filter.ready': never
    'filter.event': never
    'filter.product': never
    'filter.partner': never
    'filter.with': never
    'filter.discount': never
    'filter.letter': never
    'filter.letterChosen': never
    'filter.language': never
    'filter.buyer': never
    'filter.member': never
    'filter.guest': never
    'filter.source': never
    'filter.medium': never
    'filter.campaign': never
    'filter.device': never
    'filter.cancelled': never
    'filter.leftOut': never
    'filter.first_month': never
    'filter.behind': never
    'filter.uncollected': never
    'filter.agent': never
    'statusFilter.pending': never
    'statusFilter.proof_submitted': never
    'statusFilter.processing': never
    'statusFilter.shipped': never
    'statusFilter.completed': never
    'statusFilter.cancelled': never
    'column.order': never
    'column.customer': never
    'column.city': never
    'column.placed': never
    'column.items': never
    'column.total': never
    'column.status': never
    'column.note': never
    'stats.label': never
    'stats.newToday': never
    'stats.awaitingPayment': never
    'stats.proofToCheck': never
    'stats.processing': never
    'stats.shipped': never
    'stats.revenue.today': never
    'stats.revenue.week': never
    'stats.revenue.month': never
    'stats.revenue.year': never
    'stats.revenue.all': never
    'bulk.processing.action': never
    'bulk.processing.title': { count: number }
    'bulk.processing.consequence': never
    'bulk.processing.done': { count: number }
    'bulk.shipped.action': never
    'bulk.shipped.title': { count: number }
    'bulk.shipped.consequence': never
    'bulk.shipped.done': { count: number }
    'bulk.completed.action': never
    'bulk.completed.title': { count: number }
    'bulk.completed.consequence': never
    'bulk.completed.done': { count: number }
    'bulk.cancelled.action': never
    'bulk.cancelled.keep': never
    'bulk.cancelled.title': { count: number }
    'bulk.cancelled.consequence': never
    'bulk.cancelled.done': { count: number }
    'bulk.unmade': { count: number }
    'bulk.unmadeAny': never
    'endingSoon': { hours: string | number }
    'toRefund': never
    'readyToShip': never
    'packingSlips': never
    'jobTickets': never
    'ready': never
    'made': { done: string | number; items: string | number }
    'new': never
    'visit.direct': never
    'visit.search': never
    'visit.partner': never
    'visit.phone': never
    'visit.tablet': never
    'visit.desktop': never
    'visit.unknown': never
    'visit.agent-link': never
    'behind.visits': { days: string | number }
    'behind.search': { days: string | number; query: string | number }
    'behind.left': { days: string | number }
    'behind.cart': never
    'behind.checkout': never
    'behind.browsing': never
    'behind.en': never
    'behind.ru': never
    'behind.kk': never
    'behind.ms': never
    'uncollected': never
    'pickup': never
  }
  'admin-partners': {
    'pageTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneText': never
    'noneFound': never
    'status.applied': never
    'status.invited': never
    'status.active': never
    'status.suspended': never
    'status.declined': never
    'quiet': never
    'concern.owed': never
    'concern.quiet': never
    'column.company': never
    'column.status': never
    'column.contact': never
    'column.code': never
    'column.scans': never
    'column.orders': never
    'column.revenue': never
    'column.owed': never
    'column.since': never
    'filter.status': never
    'filter.concern': never
    'approve': never
    'decline': never
    'suspend': never
    'resume': never
    'edit': never
    'log': never
    'approved': { name: string | number }
    'declined': { name: string | number }
    'suspended': { name: string | number }
    'resumed': { name: string | number }
    'failed': { name: string | number }
    'back': { name: string | number }
    'dueFile': never
    'payoutsFile': never
    'figures.label': never
    'figures.scans': never
    'figures.scansBefore': { count: number }
    'figures.orders': never
    'figures.ofAll': { share: string | number }
    'figures.noOrders': never
    'figures.revenue': never
    'figures.change': { change: string | number }
    'figures.nothingBefore': never
    'figures.owed': never
    'figures.owedToNobody': never
    'figures.owedTo': { count: number }
    'figures.paid': never
    'figures.lastPaid': { date: string | number }
    'figures.nothingPaid': never
    'peek.who': never
    'peek.about': never
    'peek.where': never
    'peek.website': never
    'peek.code': never
    'peek.brought': never
    'peek.rate': never
    'peek.words': never
    'peek.wordsHint': never
    'peek.sentIn.en': never
    'peek.sentIn.ru': never
    'peek.sentIn.kk': never
    'peek.sentIn.ms': never
    'peek.applied': never
    'peek.owed': never
    'invite.title': never
    'invite.email': never
    'invite.company': never
    'invite.rate': never
    'invite.send': never
    'invite.sent': { email: string | number }
    'invite.missing': never
    'invite.list': never
    'invite.until': { date: string | number }
    'invite.expired': never
    'invite.again': never
    'invite.sentAgain': { email: string | number }
    'invite.revoke': never
    'invite.revoked': { email: string | number }
    'invite.failed': never
    'invite.open': never
    'one.back': never
    'one.code': { code: string | number }
    'one.rate': { rate: string | number }
    'one.holdNone': never
    'one.application': never
    'one.about': never
    'one.awaitsSetup': never
    'one.sendSetup': never
    'one.setupSent': never
    'one.note': never
    'one.pending': never
    'one.owed': never
    'one.debt': never
    'one.paid': never
    'one.orders': never
    'one.revenue': never
    'one.scans': never
    'one.contact': never
    'one.person': never
    'one.email': never
    'one.phone': never
    'one.place': never
    'one.website': never
    'one.bank': never
    'one.noBank': never
    'one.since': never
    'one.funnel': never
    'one.funnelNone': never
    'one.ownCode': never
    'one.location': never
    'one.scansColumn': never
    'one.visits': never
    'one.carts': never
    'one.ordersColumn': never
    'one.revenueColumn': never
    'one.earned': never
    'one.all': never
    'one.before': never
    'one.recent': never
    'one.allOrders': never
    'one.noOrders': never
    'one.suspected': never
    'one.suspectedText': never
    'one.sign.account': never
    'one.sign.email': never
    'one.sign.phone': never
    'one.sign.address': never
    'one.hold': { count: number }
    'state.waiting': never
    'state.pending': never
    'state.approved': never
    'state.paid': never
    'state.void': never
    'kind.order': never
    'kind.refund': never
    'kind.correction': never
    'ledger.title': never
    'ledger.none': never
    'ledger.of': { base: string | number; rate: string | number }
    'ledger.by': { name: string | number }
    'ledger.ownCode': never
    'ledger.correct': never
    'ledger.amount': never
    'ledger.amountHint': never
    'ledger.reason': never
    'ledger.reasonHint': never
    'ledger.add': never
    'ledger.added': never
    'ledger.amountMissing': never
    'ledger.reasonMissing': never
    'pay.title': never
    'pay.none': never
    'pay.choose': never
    'pay.all': never
    'pay.of': { count: number; total: string | number }
    'pay.debts': never
    'pay.sum': never
    'pay.reference': never
    'pay.referenceHint': never
    'pay.day': never
    'pay.record': never
    'pay.recorded': never
    'pay.missing': never
    'pay.noneChosen': never
    'pay.bank': never
    'pay.beneficiary': never
    'pay.bankName': never
    'pay.account': never
    'pay.amount': never
    'pay.copy': never
    'pay.copied': never
    'pay.copyFailed': never
    'pay.noAccount': never
    'payouts.title': never
    'payouts.none': never
    'payouts.statement': never
    'payouts.undo': never
    'payouts.undoTitle': never
    'payouts.undoText': { amount: string | number }
    'payouts.reason': never
    'payouts.reasonMissing': never
    'payouts.confirm': never
    'payouts.undone': never
    'payouts.taken': never
    'payouts.takesBack': never
    'payouts.close': never
    'form.title': never
    'form.section.who': never
    'form.section.terms': never
    'form.section.bank': never
    'form.section.einvoice': never
    'form.termsHint': never
    'form.holdHint': never
    'form.saved': never
    'form.field.company': never
    'form.field.contact_name': never
    'form.field.phone': never
    'form.field.country': never
    'form.field.country_name': never
    'form.field.city': never
    'form.field.website': never
    'form.field.percent': never
    'form.field.hold_days': never
    'form.field.bank_name': never
    'form.field.account_name': never
    'form.field.account_number': never
    'form.field.tin': never
    'form.field.id_number': never
    'form.missing': never
    'form.einvoiceHint': never
  }
  'admin-pay-link': {
    'title': never
    'text': never
    'show': never
    'link': never
    'copy': never
    'copied': never
    'copyFailed': never
    'share': never
    'shareTitle': { number: string | number }
    'qr': { number: string | number }
    'warning': never
  }
  'admin-payments': {
    'pageTitle': never
    'title': never
    'below': never
    'new': never
    'order': never
    'none': never
    'reordered': never
    'reorderUndone': never
    'active': { name: string | number }
    'isActive': never
    'isOff': never
    'switchedOn': { name: string | number }
    'switchedOff': { name: string | number }
    'waits': never
    'waitsOwn': never
    'gateway.off': never
    'gateway.sandbox': never
    'gateway.live': never
    'duitnow': { name: string | number }
    'offNote': never
    'failed.create': never
    'failed.change': never
    'failed.remove': never
    'failed.upload': never
    'failed.reorder': never
    'create.pageTitle': never
    'create.title': never
    'create.text': never
    'create.submit': never
    'create.missing': never
    'edit.back': never
    'edit.saved': { name: string | number }
    'edit.texts': never
    'edit.textsHint': never
    'edit.bank': never
    'edit.bankHint': never
    'edit.image': never
    'edit.imageDrop': never
    'edit.imageHint': never
    'edit.code': never
    'edit.codeHint': never
    'edit.noCode': never
    'edit.paysTo': never
    'edit.city': never
    'edit.currency': never
    'edit.currencyValue': never
    'edit.checksum': never
    'edit.checksumRight': never
    'edit.typedHint': never
    'edit.sample': { amount: string | number }
    'edit.sampleAlt': { amount: string | number }
    'edit.sampleText': never
    'edit.sampleFailed': never
    'edit.read.duitnow': never
    'edit.read.other': never
    'edit.read.none': never
    'edit.imageRemoved': never
    'edit.imageWaits': never
    'edit.asBuyers': never
    'edit.state': never
    'edit.remove': never
    'edit.removeTitle': { name: string | number }
    'edit.removeText': never
    'edit.removed': { name: string | number }
    'edit.keep': never
    'edit.countries': never
    'edit.countriesHint': never
    'edit.amounts': never
    'edit.amountsHint': never
    'field.type': never
    'field.texts': never
    'field.title': never
    'field.description': never
    'field.instructions': never
    'field.bank_name': never
    'field.account_number': never
    'field.beneficiary_name': never
    'field.swift_code': never
    'field.show_bank_details': never
    'field.is_active': never
    'field.payload': never
    'field.image': never
    'field.countries': never
    'field.amount_from': never
    'field.amount_to': never
    'waiting.title': never
    'waiting.text': { date: string | number; name: string | number }
    'waiting.somebody': never
    'waiting.own': never
    'waiting.from': never
    'waiting.to': never
    'waiting.nothing': never
    'waiting.newImage': never
    'waiting.confirm': never
    'waiting.refuse': never
    'waiting.withdraw': never
    'waiting.confirmed': never
    'waiting.refused': never
    'waiting.failed': never
  }
  'admin-pickups': {
    'pageTitle': never
    'title': { event: string | number }
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneText': never
    'noneFound': never
    'scan': never
    'handedOver': { all: string | number; collected: string | number }
    'toDecide': { count: number }
    'toDecideText': never
    'column.order': never
    'column.customer': never
    'column.pieces': never
    'column.total': never
    'column.paid': never
    'column.state': never
    'column.collected': never
    'column.decide': never
    'pieces': { count: number }
    'paid': never
    'unpaid': never
    'refunded': never
    'state.waiting': never
    'state.partly': never
    'state.collected': never
    'state.missed': never
    'state.cancelled': never
    'view.to_decide': never
    'open': never
    'decide': never
    'decideNamed': { number: string | number }
    'dialog': { number: string | number }
    'dialogRest': { number: string | number }
    'consequence.ship': never
    'consequence.next_event': never
    'consequence.refund': never
    'choose': never
    'choice.ship': never
    'choice.shipText': never
    'choice.shipRestText': never
    'choice.next_event': never
    'choice.next_eventText': never
    'choice.next_eventRestText': never
    'choice.refund': never
    'choice.refundText': never
    'choice.unpaidText': never
    'choice.restText': never
    'choice.restPaidText': never
    'choice.paidBackText': never
    'ship.country': never
    'ship.country_name': never
    'ship.address': never
    'ship.city': never
    'ship.state': never
    'ship.chooseState': never
    'ship.zip': never
    'ship.missing': never
    'ship.confirm': never
    'next.event': never
    'next.none': never
    'next.confirm': never
    'refund.confirm': { amount: string | number }
    'refund.cancel': never
    'refund.finish': never
    'refund.keep': never
    'note': never
    'done.ship': { number: string | number }
    'done.next_event': { number: string | number }
    'done.refund': { number: string | number }
    'done.rest': { number: string | number }
    'part.title': never
    'part.until': { until: string | number }
    'part.collected': { at: string | number }
    'part.missed': never
    'part.calledOff': never
    'part.short': { all: string | number; given: string | number }
    'handOver.title': never
    'handOver.of': { all: string | number; given: string | number }
    'handOver.quantity': { item: string | number }
    'handOver.less': { item: string | number }
    'handOver.more': { item: string | number }
    'handOver.save': never
    'handOver.all': never
    'handOver.done': { number: string | number }
    'money.title': never
    'money.method': never
    'money.by.cash': never
    'money.by.qr': never
    'money.by.card': never
    'money.by.other': never
    'money.take': { amount: string | number }
    'money.done': { amount: string | number }
  }
  'admin-product': {
    'pageTitle': never
    'new': never
    'back': never
    'saved': never
    'name': never
    'description': never
    'sku': never
    'texts.title': never
    'status.draft': never
    'status.active': never
    'status.archived': never
    'color.red': never
    'color.blue': never
    'color.green': never
    'color.black': never
    'color.white': never
    'color.beige': never
    'check.name': never
    'check.sku': never
    'check.price': never
    'check.variation': never
    'column.is_pre_order': never
    'column.expected_shipping': never
    'column.early_access_until': never
    'column.brand': never
    'column.weight_grams': never
    'column.size_guide_id': never
    'column.product_type_id': never
    'shop.title': never
    'shop.status': never
    'shop.earlyAccess': never
    'shop.earlyAccessHint': never
    'price.title': never
    'price.both': { guest: string | number; member: string | number }
    'price.same': { guest: string | number }
    'price.membersMore': { member: string | number; sale: string | number }
    'price.lower': { sale: string | number }
    'options.title': never
    'options.hint': never
    'options.add': never
    'options.variation': never
    'options.variations': never
    'options.label': never
    'options.labelField': never
    'options.labelHint': never
    'options.order': never
    'options.price': never
    'options.sale_price': never
    'options.member_price': never
    'options.stock': never
    'options.all': never
    'options.allVariations': never
    'options.sizes': never
    'options.sizesHint': never
    'options.unnamed': never
    'options.product': never
    'options.first': never
    'options.more': { name: string | number }
    'options.edit': never
    'options.up': never
    'options.down': never
    'options.remove': never
    'options.subtitle': never
    'options.skuHint': never
    'options.color': never
    'options.noColor': never
    'options.membersPayFull': { price: string | number }
    'shelf.title': never
    'shelf.category': never
    'shelf.noCategory': never
    'shelf.alsoIn': never
    'shelf.tags': never
    'shelf.tagsHint': never
    'shelf.slug': never
    'shelf.slugHint': never
    'shelf.noSizeGuide': never
    'shelf.productTypeHint': never
    'shelf.noProductType': never
    'shelf.weightHint': never
    'stories.title': never
    'stories.hint': never
    'stories.attach': never
    'stories.choose': never
    'stories.detach': { name: string | number }
    'stories.gone': never
    'preview.title': never
    'preview.language': never
    'preview.unnamed': never
    'preview.members': { price: string | number }
    'preview.open': never
    'images.title': never
    'images.hint': never
    'images.later': never
    'images.nth': { place: string | number }
    'images.noText': never
    'images.ofAll': never
    'images.first': never
    'images.alt': never
    'images.variation': never
    'images.makeFirst': never
    'images.remove': never
    'images.saveTexts': never
    'images.savedTexts': never
    'images.studio': never
    'images.sending': never
    'images.drawing': never
    'images.drop': never
    'images.dropHint': { most: string | number }
    'images.count': { count: number }
    'images.unnamed': { count: number }
    'actions.see': never
    'actions.more': never
    'actions.copy': never
    'actions.copied': { sku: string | number }
    'actions.archive': never
    'actions.unarchive': never
    'actions.archived': { name: string | number }
    'actions.unarchived': { name: string | number }
    'actions.delete': never
    'actions.deleted': { name: string | number }
    'delete.title': { name: string | number }
    'delete.text': never
    'delete.confirm': { name: string | number }
    'delete.archiveTitle': { name: string | number }
    'delete.ordered': { count: number }
    'facts.title': never
    'facts.hint': never
    'tabs.label': never
    'tabs.texts': never
    'tabs.images': never
    'tabs.prices': never
    'tabs.shop': never
    'tabs.history': never
    'tabs.wrong': never
    'tabs.changed': never
  }
  'admin-product-import': {
    'title': never
    'pageTitle': never
    'drop': never
    'dropHint': { max_mb: string | number }
    'checking': { name: string | number }
    'writing': { name: string | number }
    'checked': { name: string | number }
    'nothing': { name: string | number }
    'hasErrors': { name: string | number }
    'nothingDone': never
    'rows': { count: number }
    'created': { count: number }
    'changed': { count: number }
    'unchanged': { count: number }
    'run': never
    'another': never
    'done': { name: string | number }
    'row': never
    'column': never
    'error': never
    'errors': never
    'more': { count: number }
    'columns': never
    'columnsHint': never
    'back': never
    'failed': never
  }
  'admin-product-types': {
    'listTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'create': never
    'all': never
    'column.name': never
    'column.steps': never
    'column.minutes': never
    'column.perDay': never
    'column.products': never
    'column.changed': never
    'newTitle': never
    'texts': never
    'name': never
    'perDay': never
    'perDayHint': never
    'translations': never
    'steps': never
    'stepsHint': never
    'stepName': never
    'description': never
    'minutes': never
    'addStep': never
    'removeStep': { name: string | number }
    'newStep': never
    'inLanguages': never
    'products': never
    'noProducts': never
    'moreProducts': { count: number }
    'saved': never
    'created': never
    'remove': never
    'removeAsk': { name: string | number }
    'removeHint': never
    'removed': { name: string | number }
    'nameMissing': never
    'stepMissing': never
    'noSteps': never
    'perDayMissing': never
    'total': { count: number }
    'shopping': never
    'shoppingHint': never
    'googleCategory': never
    'googleCategoryHint': never
    'gender': never
    'ageGroup': never
    'notSet': never
    'genders.female': never
    'genders.male': never
    'genders.unisex': never
    'ageGroups.newborn': never
    'ageGroups.infant': never
    'ageGroups.toddler': never
    'ageGroups.kids': never
    'ageGroups.adult': never
  }
  'admin-production': {
    'pageTitle': never
    'title': never
    'below': { items: string | number; late: string | number }
    'newOrder': { day: string | number }
    'here': { names: string | number }
    'live': { time: string | number }
    'stale': { time: string | number }
    'retry': never
    'printTickets': { count: number }
    'wall': never
    'wallEnd': never
    'search': never
    'filter.type': never
    'filter.due': never
    'filter.person': never
    'filter.state': never
    'filter.all': { filter: string | number }
    'filter.today': never
    'filter.week': never
    'filter.late': never
    'filter.blocked': never
    'filter.me': never
    'filter.nobody': never
    'filter.open': never
    'filter.openOn': { count: number }
    'group': never
    'groupTitle': { count: number }
    'finishAll': never
    'minutes': { minutes: string | number }
    'load': { capacity: string | number; minutes: string | number }
    'ready': never
    'readyHint': never
    'nothingHere': never
    'none': never
    'noneFound': never
    'clear': never
    'pieces': { count: number }
    'due': { day: string | number }
    'late': { day: string | number }
    'move': { name: string | number; number: string | number }
    'lifted': { name: string | number; step: string | number }
    'dropped': { name: string | number; step: string | number }
    'putBack': { name: string | number }
    'moveFailed': { name: string | number }
    'moveOvertaken': never
    'movedBack': { name: string | number; step: string | number }
    'finished': { count: number; step: string | number }
    'someFailed': { count: number }
    'someOvertaken': { count: number }
    'more': { count: number }
    'steps.back': never
    'steps.orderTitle': { number: string | number }
    'steps.count': { done: string | number; total: string | number }
    'steps.start': never
    'steps.done': never
    'steps.doneNext': { step: string | number }
    'steps.allDone': never
    'steps.orderSteps': never
    'steps.problem': never
    'steps.skip': never
    'steps.note': never
    'steps.reopen': never
    'steps.noSteps': never
    'steps.notActive': never
    'steps.saved': { step: string | number }
    'steps.undone': { step: string | number }
    'steps.by': { name: string | number; time: string | number }
    'steps.perPiece': { minutes: string | number }
    'steps.status.pending': never
    'steps.status.in_progress': never
    'steps.status.done': never
    'steps.status.skipped': never
    'steps.status.blocked': never
    'steps.dialog.blocked': never
    'steps.dialog.skipped': never
    'steps.dialog.note': never
    'steps.dialog.label': never
    'steps.dialog.missing': never
    'steps.dialog.sendBlocked': never
    'steps.dialog.sendSkipped': never
    'steps.dialog.sendNote': never
    'steps.reason.misprint': never
    'steps.reason.faulty': never
    'steps.reason.blanks': never
    'steps.reason.machine': never
    'steps.reason.artwork': never
    'steps.reason.damaged': never
    'steps.add': never
    'steps.addName': never
    'steps.addMinutes': never
    'steps.addButton': never
    'steps.ticket': never
    'steps.tickets': never
    'steps.photo.add': never
    'steps.photo.sending': never
    'steps.photo.of': { name: string | number; step: string | number; time: string | number }
    'steps.photo.remove': never
    'steps.photo.drop': never
    'steps.photo.removeAsk': never
    'steps.photo.removeHint': never
    'steps.photo.kept': { name: string | number }
    'steps.whoOf': { step: string | number }
    'figures': never
    'scan': never
    'startAll': never
    'started': { count: number; step: string | number }
    'key.next': never
    'key.previous': never
    'key.mine': never
    'key.blocked': never
    'moving': { name: string | number }
    'somebody': never
    'menu': { name: string | number; number: string | number }
    'remade': { reason: string | number }
    'who': { step: string | number }
    'nobody': never
    'giveAll': never
    'given': { count: number }
    'batchFailed': never
    'openSteps': never
    'openOrder': never
    'remake.title': never
    'remake.hint': never
    'remake.button': never
    'remake.made': never
    'remake.of': never
    'remake.original': never
    'remake.list': never
    'view.label': never
    'view.board': never
    'view.list': never
    'view.calendar': never
    'list.order': never
    'list.item': never
    'list.step': never
    'list.person': never
    'list.due': never
    'list.minutes': never
    'list.choose': { name: string | number; number: string | number }
    'list.chosen': { count: number }
    'calendar.load': { capacity: string | number; minutes: string | number }
    'calendar.off': never
    'calendar.more': { count: number }
    'calendar.before': never
    'calendar.after': { count: number }
    'calendar.over': never
  }
  'admin-production-figures': {
    'pageTitle': never
    'title': never
    'below': never
    'board': never
    'span': never
    'weeks': { count: number }
    'type': never
    'allTypes': never
    'noType': never
    'none': never
    'made': never
    'pieces': never
    'onTime': never
    'lead': never
    'byType': never
    'bySteps': never
    'stepsNote': never
    'byBlocks': never
    'step': never
    'done': never
    'planned': never
    'taken': never
    'reason': never
    'times': never
    'heldUp': never
    'stillBlocks': never
    'noneMade': never
    'noneTimed': never
    'noneBlocked': never
    'minutes': { minutes: string | number }
    'hours': { hours: string | number }
    'days': { days: string | number }
    'chart.items': never
    'chart.on_time': never
    'chart.lead_hours': never
    'show.items': never
    'show.on_time': never
    'show.lead_hours': never
    'week': never
    'openWeek': never
    'wholeFile': never
    'byRemakes': never
    'remade': never
    'stillMade': { count: number }
    'noneRemade': never
  }
  'admin-products': {
    'pageTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'create': never
    'none': never
    'noneFound': never
    'close': never
    'failed': never
    'missing': { language: string | number }
    'column.product': never
    'column.category': never
    'column.productType': never
    'column.status': never
    'column.texts': never
    'column.price': never
    'column.sale_price': never
    'column.member_price': never
    'column.stock': never
    'column.sold': never
    'status.active': never
    'status.draft': never
    'status.archived': never
    'state.soldOut': never
    'state.preOrder': never
    'view.low': never
    'view.out': never
    'view.pre_order': never
    'view.missing_ru': never
    'view.missing_kk': never
    'view.missing_ms': never
    'view.draft': never
    'view.archived': never
    'action.open': never
    'action.stock': never
    'action.preview': never
    'action.copy': never
    'action.archive': never
    'action.unarchive': never
    'archived': { name: string | number }
    'unarchived': { name: string | number }
    'putBack': { name: string | number }
    'notChanged': { name: string | number }
    'copied': { name: string | number }
    'notCopied': { name: string | number }
    'price.missing': never
    'price.wrong': never
    'stock.title': { name: string | number }
    'stock.pageTitle': { name: string | number }
    'stock.open': { name: string | number }
    'stock.caption': { name: string | number }
    'stock.field': { option: string | number }
    'stock.onHand': never
    'stock.all': never
    'stock.left': { count: number }
    'stock.held': { count: number }
    'stock.gone': { count: number }
    'stock.low': { count: number }
    'stock.reason': never
    'stock.note': never
    'stock.save': { count: number }
    'stock.saved': { count: number; name: string | number }
    'stock.undone': { name: string | number }
    'stock.undoNote': never
    'stock.notPieces': never
    'stock.countedHint': never
    'stock.changeHint': never
    'stock.toLedger': never
    'stock.adjust': never
    'ledger.title': never
    'ledger.caption': { name: string | number }
    'ledger.none': never
    'ledger.at': never
    'ledger.option': never
    'ledger.onHand': never
    'ledger.reserved': never
    'ledger.held': { pieces: string | number }
    'ledger.reason': never
    'ledger.by': never
    'reason.counted': never
    'reason.received': never
    'reason.damaged': never
    'reason.other': never
    'reason.opening': never
    'reason.adjusted': never
    'reason.order_placed': never
    'reason.order_cancelled': never
    'reason.order_expired': never
    'reason.order_reopened': never
    'reason.order_shipped': never
    'reason.order_unshipped': never
    'reason.to_event': never
    'reason.from_event': never
    'reason.sent_back': never
    'bulk.undone': { count: number }
    'bulk.price.action': never
    'bulk.price.confirm': never
    'bulk.price.title': { count: number }
    'bulk.price.consequence': never
    'bulk.price.done': { count: number }
    'bulk.price.percent': never
    'bulk.price.hint': never
    'bulk.price.now': never
    'bulk.price.then': never
    'bulk.status.action': never
    'bulk.status.confirm': never
    'bulk.status.title': { count: number }
    'bulk.status.consequence.active': never
    'bulk.status.consequence.draft': never
    'bulk.status.done': { count: number }
    'bulk.category.action': never
    'bulk.category.confirm': never
    'bulk.category.title': { count: number }
    'bulk.category.consequence': never
    'bulk.category.done': { count: number }
    'bulk.category.choose': never
    'bulk.type.action': never
    'bulk.type.confirm': never
    'bulk.type.title': { count: number }
    'bulk.type.consequence': never
    'bulk.type.done': { count: number }
    'bulk.type.choose': never
    'bulk.type.none': never
    'bulk.tags.action': never
    'bulk.tags.confirm': never
    'bulk.tags.title': { count: number }
    'bulk.tags.consequence': never
    'bulk.tags.done': { count: number }
    'bulk.tags.add': never
    'bulk.tags.remove': never
    'bulk.archive.action': never
    'bulk.archive.title': { count: number }
    'bulk.archive.consequence': never
    'bulk.archive.done': { count: number }
    'import': never
    'waiting.title': never
    'waiting.none': never
    'waiting.any': never
    'waiting.total': { count: number }
  }
  'admin-proofs': {
    'pageTitle': never
    'title': never
    'waiting': { count: number }
    'status.waiting': never
    'status.accepted': never
    'status.refused': never
    'none.waiting': never
    'none.accepted': never
    'none.refused': never
    'gone': never
    'goneHint': never
    'next': never
    'previous': never
    'proofOf': { number: string | number }
    'enlarge': never
    'reduce': never
    'turn': never
    'openAlone': never
    'pdf': never
    'pdfHint': never
    'failed': never
    'order': never
    'amountDue': never
    'placed': { date: string | number }
    'refusedBefore': never
    'sameFile': { count: number }
    'similar': { count: number }
    'decision': never
    'accept': never
    'acceptAmount': { amount: string | number }
    'refuse': never
    'whichReason': never
    'whichReasonInTheirs': never
    'ownReason': never
    'ownReasonHint': { language: string | number }
    'refuseSo': never
    'reason.unreadable': never
    'reason.amount': never
    'reason.recipient': never
    'reason.notReceived': never
    'reason.usedBefore': never
    'said.accepted': { number: string | number }
    'said.refused': { number: string | number }
    'queue': never
  }
  'admin-returns': {
    'pageTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'column.order': never
    'column.buyer': never
    'column.goods': never
    'column.reason': never
    'column.wish': never
    'column.asked': never
    'column.changed': never
    'column.status': never
    'of': { number: string | number }
    'goods': never
    'pieces': { ordered: string | number; quantity: string | number }
    'restocked': { quantity: string | number }
    'said': never
    'noWords': never
    'answer': never
    'decision': never
    'answerLabel': never
    'answerHint': { language: string | number }
    'accept': never
    'refuse': never
    'receipt': never
    'receiptText': never
    'receive': never
    'settlement': never
    'outcome': never
    'outcomes.refund': never
    'outcomes.exchange': never
    'outcomes.nothing': never
    'amount': never
    'amountMissing': never
    'held': { amount: string | number }
    'exchangeOrder': never
    'exchangeHint': never
    'settle': never
    'ended': never
    'about': never
    'toOrder': { number: string | number }
    'newOrder': never
    'toLog': never
    'done.accepted': never
    'done.refused': never
    'done.received': never
    'done.settled': never
  }
  'admin-reviews': {
    'pageTitle': never
    'title': never
    'search': never
    'searchPlaceholder': never
    'none': never
    'noneFound': never
    'status.waiting': never
    'status.approved': never
    'status.refused': never
    'stars': { count: number }
    'column.product': never
    'column.stars': never
    'column.text': never
    'column.pictures': never
    'column.author': never
    'column.written': never
    'column.status': never
    'approve': never
    'refuse': never
    'bulk.title': { count: number }
    'bulk.consequence': never
    'bulk.done': { count: number }
    'noWords': never
    'picture': { number: string | number }
    'reason': never
    'answer': never
    'words': never
    'decision': never
    'about': never
    'toProduct': never
    'toOrder': { number: string | number }
    'toLog': never
    'why': never
    'whyHint': never
    'refuseSo': never
    'said.approved': never
    'said.refused': never
    'said.answered': never
    'said.unanswered': never
    'answerLabel': never
    'answerHint': { language: string | number }
    'saveAnswer': never
    'removeAnswer': never
  }
  'admin-saved-replies': {
    'pageTitle': never
    'title': never
    'new': never
    'search': never
    'none': never
    'noneFound': never
    'saved': never
    'texts': never
    'textsHint': { name: string | number; order: string | number }
    'nameMissing': never
    'textMissing': never
    'nameHint': never
    'removeText': never
    'field.name': never
    'field.text': never
    'field.languages': never
    'field.updated': never
  }
  'admin-scan': {
    'pageTitle': never
    'title': never
    'collected': { done: string | number; total: string | number }
    'toCome': { count: number }
    'hold': never
    'worksOffline': { when: string | number }
    'typeNumber': never
    'number': never
    'numberHint': never
    'find': never
    'useCamera': never
    'sound': never
    'shake': never
    'settings': never
    'checking': never
    'next': never
    'openOrder': never
    'verdict.collected': { count: number }
    'verdict.already_collected': never
    'verdict.not_paid': never
    'verdict.wrong_event': never
    'verdict.cancelled': never
    'verdict.forged': never
    'verdict.unknown': never
    'verdict.newer': never
    'verdict.unchecked': never
    'about.collectedAt': { when: string | number }
    'about.collectedBy': { by: string | number; when: string | number }
    'about.toPay': { amount: string | number }
    'about.event': { event: string | number; when: string | number }
    'about.otherEvent': never
    'about.giveNothing': never
    'about.signature': never
    'about.notHere': never
    'about.newer': { when: string | number }
    'about.unchecked': never
    'do.already_collected': never
    'do.not_paid': never
    'do.wrong_event': never
    'do.cancelled': never
    'do.forged': never
    'do.unknown': never
    'do.newer': never
    'do.unchecked': never
    'row.order': never
    'row.initials': never
    'row.given': never
    'row.ofPieces': { count: number; given: string | number }
    'byList': { when: string | number }
    'rest': { count: number }
    'notAll': never
    'all': never
    'handedOver': never
    'handOverSome': { given: string | number; total: string | number }
    'pieceOf': { name: string | number }
    'less': { name: string | number }
    'more': { name: string | number }
    'undo': never
    'takeMoney': { amount: string | number }
    'another': never
    'toCounter': never
  }
  'admin-settings': {
    'pageTitle': never
    'title': never
    'below': never
    'einvoices': never
    'saved': never
    'missing': never
    'group.shop': never
    'group.studio': never
    'group.shipping': never
    'group.orders': never
    'group.members': never
    'group.partners': never
    'group.money': never
    'group.staff': never
    'group.letters': never
    'group.analytics': never
    'group.images': never
    'name.shop_name': never
    'name.contact_email': never
    'name.languages': never
    'name.social_url': never
    'name.studio_address': never
    'name.studio_city': never
    'name.studio_state': never
    'name.studio_zip': never
    'name.studio_country': never
    'name.studio_country_name': never
    'name.sst_number': never
    'name.carrier_name': never
    'name.carrier_tracking_url': never
    'name.low_stock_at': never
    'name.low_stock_payment_hours': never
    'name.unpaid_pieces_per_buyer': never
    'name.orders_per_hour_email': never
    'name.orders_per_hour_account': never
    'name.orders_per_hour_address': never
    'name.guest_token_days': never
    'name.membership': never
    'name.payment_details_approval': never
    'name.commission_percent': never
    'name.hold_days': never
    'name.staff_refund_limit': never
    'name.staff_second_factor': never
    'name.staff_idle_minutes': never
    'name.staff_session_hours': never
    'name.letters_per_minute': never
    'name.analytics_consent': never
    'name.analytics_months': never
    'name.weekly_figures': never
    'name.figures_export': never
    'name.image_cost_per_day': never
    'name.image_cost_each': never
    'name.return_days': never
    'name.studio_coordinates': never
    'name.opening_hours': never
    'help.shop_name': never
    'help.contact_email': never
    'help.languages': never
    'help.social_url': never
    'help.studio_address': never
    'help.studio_city': never
    'help.studio_state': never
    'help.studio_zip': never
    'help.studio_country': never
    'help.studio_country_name': never
    'help.sst_number': never
    'help.carrier_name': never
    'help.carrier_tracking_url': never
    'help.low_stock_at': never
    'help.low_stock_payment_hours': { few: string | number }
    'help.unpaid_pieces_per_buyer': never
    'help.orders_per_hour_email': never
    'help.orders_per_hour_account': never
    'help.orders_per_hour_address': never
    'help.guest_token_days': never
    'help.membership': never
    'help.payment_details_approval': never
    'help.commission_percent': never
    'help.hold_days': never
    'help.staff_refund_limit': never
    'help.staff_second_factor': never
    'help.staff_idle_minutes': never
    'help.staff_session_hours': never
    'help.letters_per_minute': never
    'help.analytics_consent': never
    'help.analytics_months': never
    'help.weekly_figures': never
    'help.figures_export': never
    'help.image_cost_per_day': never
    'help.image_cost_each': never
    'help.return_days': never
    'help.studio_coordinates': never
    'help.opening_hours': never
    'option.automatic': never
    'option.approved': never
    'option.none': never
    'option.second_admin': never
    'option.always': never
    'option.in_production': never
    'option.never': never
    'option.everybody': never
    'option.nobody': never
    'option.on': never
    'option.off': never
    'wrong.studio_coordinates': never
    'wrong.opening_hours': never
  }
  'admin-size-guides': {
    'pageTitle': never
    'title': never
    'new': never
    'search': never
    'none': never
    'noneFound': never
    'saved': never
    'texts': never
    'nameMissing': never
    'columnsWritten': never
    'unitHint': never
    'rowsHint': never
    'removeText': never
    'field.name': never
    'field.columns': never
    'field.rows': never
    'field.updated': never
    'field.unit': never
    'notWhole': { count: number }
  }
  'admin-sortable': {
    'handle': { name: string | number }
    'hint': never
    'lifted': { count: number; name: string | number; place: string | number }
    'moved': { count: number; name: string | number; place: string | number }
    'dropped': { count: number; name: string | number; place: string | number }
    'putBack': { count: number; name: string | number; place: string | number }
  }
  'admin-stall': {
    'close': never
    'back': never
    'online': never
    'offline': never
    'offlineSince': { time: string | number }
    'signedOut': never
    'signIn': never
    'signedOutText': never
    'noStorageTitle': never
    'noStorageText': never
    'failedTitle': never
    'failedText': never
    'retry': never
    'choose.title': never
    'choose.none': never
    'choose.toEvents': never
    'choose.past': never
    'reading': never
    'queue.title': never
    'queue.open': { count: number }
    'queue.attention': { count: number }
    'queue.kept': never
    'queue.allSent': never
    'queue.now': never
    'queue.on': never
    'queue.listFrom': { when: string | number }
    'queue.empty': never
    'queue.pieces': { count: number }
    'queue.kind.scan': never
    'queue.kind.undo': never
    'queue.kind.pickup': never
    'queue.kind.payment': never
    'queue.kind.sale': never
    'queue.state.waiting': never
    'queue.state.sent': never
    'queue.state.refused': never
    'queue.conflictTitle': never
    'queue.conflictBy': { by: string | number; here: string | number; number: string | number; there: string | number }
    'queue.conflictPlain': { here: string | number; number: string | number }
    'queue.pricesTitle': never
    'queue.prices': { here: string | number; number: string | number; there: string | number }
    'queue.settled': never
    'queue.refusedTitle': never
    'queue.again': never
    'queue.drop': never
    'queue.dropSure': never
    'queue.dropText': never
    'queue.others': never
    'pay.title': never
    'pay.toPay': never
    'pay.rounded': never
    'pay.method.cash': never
    'pay.method.qr': never
    'pay.method.card': never
    'pay.method.other': never
    'pay.received': never
    'pay.giveBack': never
    'pay.missing': never
    'pay.exact': never
    'pay.delete': never
    'pay.digits': never
    'pay.takeGive': { change: string | number; received: string | number }
    'pay.takeExact': { amount: string | number }
    'pay.qrLabel': { amount: string | number }
    'pay.qrText': never
    'pay.qrCheck': never
    'pay.qrMissing': never
    'pay.qrPaid': { amount: string | number }
    'pay.cardText': { amount: string | number }
    'pay.cardDone': never
    'pay.otherText': { amount: string | number }
    'pay.otherDone': never
  }
  'admin-stories': {
    'pageTitle': never
    'title': never
    'new': never
    'search': never
    'none': never
    'noneFound': never
    'saved': never
    'shown': never
    'hidden': never
    'texts': never
    'titleMissing': never
    'where': never
    'positionHint': never
    'slugHint': never
    'motifHint': never
    'image': never
    'imageDrop': never
    'removeText': never
    'field.title': never
    'field.summary': never
    'field.body': never
    'field.state': never
    'field.products': never
    'field.position': never
    'field.updated': never
    'field.slug': never
    'field.motif': never
    'field.isActive': never
    'onProducts': { count: number }
  }
  'admin-studio': {
    'pageTitle': never
    'newPageTitle': never
    'title': never
    'steps': never
    'stepDone': never
    'step.product': never
    'step.shots': never
    'step.look': never
    'step.analysis': never
    'step.prompts': never
    'step.images': never
    'step.review': never
    'step.save': never
    'keptStep.select': never
    'keptStep.shots': never
    'keptStep.analysis': never
    'keptStep.prompts': never
    'keptStep.generation': never
    'keptStep.review': never
    'keptStep.save': never
    'keptStep.done': never
    'goOn': { step: string | number }
    'kept.saved': never
    'kept.unsaved': never
    'kept.saving': never
    'kept.failed': { reason: string | number }
    'kept.again': never
    'kept.network': never
    'failed.product': never
    'failed.engine': never
    'failed.shots': never
    'failed.analysis': never
    'failed.prompts': never
    'failed.images': never
    'failed.review': never
    'failed.save': never
    'failed.remove': never
    'originalAlt': { name: string | number }
    'originalHint': never
    'noPicture.title': never
    'noPicture.text': never
    'product.title': never
    'product.variation': never
    'product.variationHint': never
    'product.allVariations': never
    'product.kind': never
    'product.kindHint': never
    'product.another': never
    'kind.tshirt': never
    'kind.kids': never
    'kind.mug': never
    'kind.bag': never
    'kind.sticker': never
    'kind.pin': never
    'engine.title': never
    'engine.name.compositor': never
    'engine.name.openai': never
    'engine.name.google': never
    'engine.about.compositor': never
    'engine.about.openai': never
    'engine.about.google': never
    'engine.reason.no_service': { name: string | number }
    'engine.reason.service_set': { name: string | number }
    'engine.reason.chosen': { name: string | number }
    'engine.reason.service_gone': { name: string | number }
    'engine.why.no_service': never
    'engine.why.service_set': never
    'engine.why.chosen': never
    'engine.why.service_gone': never
    'engine.changed': { name: string | number }
    'cost.free': never
    'cost.each': { each: string | number }
    'cost.before': { sum: string | number }
    'cost.today': { limit: string | number; spent: string | number }
    'cost.nothingSpent': never
    'cost.spent': { sum: string | number }
    'cost.one': { sum: string | number }
    'shots.title': never
    'shots.asked': { count: number; most: string | number }
    'shots.none': never
    'shots.count': { name: string | number }
    'shots.less': { name: string | number }
    'shots.more': { name: string | number }
    'shotName': { backdrop: string | number; type: string | number }
    'type.flat': never
    'type.hanger': never
    'type.worn': never
    'type.table': never
    'type.detail': never
    'type.scene': never
    'type.group': never
    'typeHint.flat': never
    'typeHint.hanger': never
    'typeHint.worn': never
    'typeHint.table': never
    'typeHint.detail': never
    'typeHint.scene': never
    'typeHint.group': never
    'backdrop.felt': never
    'backdrop.lapis': never
    'backdrop.pomegranate': never
    'backdrop.apricot': never
    'backdrop.stone': never
    'backdrop.wood': never
    'backdrop.transparent': never
    'backdropIn.felt': never
    'backdropIn.lapis': never
    'backdropIn.pomegranate': never
    'backdropIn.apricot': never
    'backdropIn.stone': never
    'backdropIn.wood': never
    'backdropIn.transparent': never
    'light.window': never
    'light.soft': never
    'light.noon': never
    'light.evening': never
    'angle.front': never
    'angle.three_quarter': never
    'angle.top': never
    'aspect.square': never
    'aspect.upright': never
    'aspect.wide': never
    'look.title': never
    'look.size': never
    'look.pixels': { size: string | number }
    'look.backdrop': never
    'look.light': never
    'look.angle': never
    'look.aspect': never
    'look.forAll': never
    'look.forAllOf': { name: string | number }
    'look.second': never
    'look.secondOf': { name: string | number }
    'look.remove': never
    'look.removeOf': { name: string | number }
    'others.title': never
    'others.hint': { most: string | number }
    'others.service': never
    'others.find': never
    'others.placeholder': never
    'others.add': { name: string | number }
    'others.remove': { name: string | number }
    'others.none': never
    'others.allChosen': never
    'others.failed': never
    'others.alone': never
    'others.full': never
    'analysis.none': never
    'analysis.measure': never
    'analysis.again': never
    'analysis.measured': never
    'analysis.edited': never
    'area.title': never
    'area.label': never
    'area.hint': never
    'area.x': never
    'area.y': never
    'area.width': never
    'area.height': never
    'palette.title': never
    'palette.hint': never
    'palette.color': { hex: string | number; number: string | number }
    'palette.remove': { hex: string | number }
    'palette.add': never
    'design.title': never
    'design.material': never
    'design.motif': never
    'design.symmetry': { halfTurn: string | number; leftRight: string | number; upDown: string | number }
    'design.text': never
    'design.textHint': never
    'design.textRead': never
    'design.textUnread': never
    'design.noText': never
    'motif.rosette': never
    'motif.mirrored': never
    'motif.figure': never
    'motif.pattern': never
    'motif.band': never
    'motif.none': never
    'motifName.koshkar-muiz': never
    'motifName.snow-leopard': never
    'motifName.yurt': never
    'motifName.shanyrak': never
    'motifName.ili-tulip': never
    'motifName.tian-shan': never
    'motifName.tamgaly-ibex': never
    'motifName.sun-head': never
    'motifName.adras': never
    'motifName.aport-apple': never
    'motifName.golden-eagle': never
    'motifName.pomegranate': never
    'motifName.samarkand-star': never
    'motifName.shai': never
    'motifName.dombra': never
    'motifName.bactrian-camel': never
    'motifName.manul': never
    'motifName.saiga': never
    'motifName.baikonur': never
    'motifName.suzani': never
    'motifName.apricot-branch': never
    'motifName.tulpar': never
    'motifName.baursak': never
    'motifName.teh-tarik': never
    'contrast.title': never
    'contrast.ratio': { ratio: string | number }
    'contrast.low': never
    'contrast.enough': never
    'contrast.good': never
    'contrast.unknown': never
    'suggestions.title': never
    'suggestions.hint': never
    'suggestions.own': never
    'suggestions.add': never
    'suggestions.remove': { text: string | number }
    'suggestion.low_contrast': never
    'suggestion.light_backdrop': never
    'suggestion.dark_backdrop': never
    'suggestion.small_print': never
    'suggestion.low_resolution': never
    'suggestion.detail_shot': never
    'suggestion.many_colours': never
    'suggestion.no_print': never
    'suggestion.one_of_several': never
    'prompts.forCompositor': never
    'prompts.forService': never
    'prompts.write': never
    'prompts.again': never
    'prompts.none': never
    'prompts.missing': never
    'prompts.edited': never
    'prompts.part.subject': never
    'prompts.part.scene': never
    'prompts.part.light': never
    'prompts.askTitle': never
    'prompts.askText': never
    'prompts.askConfirm': never
    'images.title': never
    'images.by.compositor': never
    'images.by.openai': never
    'images.by.google': never
    'images.make': { count: number }
    'images.progress': { count: number; made: string | number }
    'images.allMade': never
    'images.none': never
    'images.notYet': never
    'images.continueWhile': never
    'images.progressUnknown': never
    'images.percent': { share: string | number }
    'images.retryAt': { time: string | number }
    'images.whichOther': { text: string | number }
    'images.theirWords': { text: string | number }
    'images.look': { name: string | number }
    'images.cancel': never
    'images.again': never
    'images.vary': never
    'images.remove': never
    'images.cancelled': never
    'images.removed': never
    'images.varying': never
    'images.lost': never
    'images.reload': never
    'images.twiceTitle': never
    'images.twiceText': { sum: string | number }
    'images.twiceConfirm': never
    'state.queued': never
    'state.running': never
    'state.ready': never
    'state.failed': never
    'state.accepted': never
    'state.rejected': never
    'state.looking': never
    'state.again': never
    'state.saved': never
    'error.refused': never
    'error.rate_limited': never
    'error.timeout': never
    'error.broken_picture': never
    'error.service_failed': never
    'error.key_refused': never
    'error.out_of_credit': never
    'error.unknown_outcome': never
    'error.cost_limit': never
    'error.no_service': never
    'error.empty_print': never
    'error.picture_too_small': never
    'error.picture_too_large': never
    'error.picture_broken': never
    'error.other_unusable': never
    'error.no_mockup': never
    'error.fault': never
    'review.none': never
    'review.toImages': never
    'review.filter': never
    'review.pictures': never
    'review.show.all': never
    'review.show.open': never
    'review.show.kept': never
    'review.show.left': never
    'review.noneShown.all': never
    'review.noneShown.open': never
    'review.noneShown.kept': never
    'review.noneShown.left': never
    'review.number': { count: number; number: string | number }
    'review.ways': never
    'review.way.beside': never
    'review.way.slide': never
    'review.way.difference': never
    'review.original': never
    'review.shot': { number: string | number }
    'review.shotMade': { number: string | number; time: string | number }
    'review.slideLabel': { share: string | number }
    'review.slider': never
    'review.differenceLabel': { name: string | number }
    'review.differenceHint': never
    'review.nearOriginal': never
    'review.nearShot': never
    'review.closer': never
    'review.further': never
    'review.whole': never
    'review.words': never
    'review.note': { note: string | number }
    'review.by': { name: string | number }
    'review.done.accepted': never
    'review.done.rejected': never
    'review.done.undecided': never
    'review.undone': never
    'decide.keep': never
    'decide.keepBack': never
    'decide.leave': never
    'decide.leaveBack': never
    'decide.again': never
    'decide.note': never
    'decide.saved': never
    'key.next': never
    'key.previous': never
    'key.way': never
    'checks.print': never
    'checks.sharpness': never
    'checks.sharp': never
    'checks.blurred': never
    'checks.size': never
    'checks.pixels': { height: string | number; width: string | number }
    'checks.none': never
    'checks.youDecide': never
    'warning.print_differs': never
    'warning.blurred': never
    'warning.small': never
    'run.title': never
    'run.time': { count: number; seconds: string | number }
    'run.here': never
    'run.sentOut': never
    'run.untilSaved': never
    'save.none': never
    'save.title': never
    'save.hint': never
    'save.origin.composed': never
    'save.origin.mixed': never
    'save.featured': never
    'save.take': never
    'save.variation': never
    'save.alt': never
    'save.button': { count: number }
    'save.consequence': { name: string | number }
    'save.done': { count: number }
    'save.onPage': { count: number }
    'save.toShop': never
    'save.toEditor': never
    'head.pictures': { count: number }
    'head.begun': { at: string | number }
    'head.begunBy': { at: string | number; name: string | number }
    'head.more': never
    'head.log': never
    'head.remove': never
    'head.removeText': never
    'head.toSave': { count: number }
    'figure.shots': { count: number; most: string | number }
    'figure.backdrops': { count: number }
    'figure.colours': { count: number }
    'figure.notMeasured': never
    'figure.written': { count: number }
    'figure.made': { count: number }
    'figure.inWork': { count: number }
    'figure.failed': { count: number }
    'figure.kept': { count: number }
    'figure.saved': { count: number }
    'figure.toProduct': never
    'new.title': never
    'new.hint': never
    'new.find': never
    'new.findPlaceholder': never
    'new.product': never
    'new.none': never
    'new.failed': never
    'new.noPicture': never
    'new.missing': never
    'new.begin': never
    'list.search': never
    'list.searchPlaceholder': never
    'list.none': never
    'list.noneText': never
    'list.noneFound': never
    'list.new': never
    'list.product': never
    'list.step': never
    'list.images': never
    'list.ready': never
    'list.accepted': never
    'list.saved': never
    'list.engine': never
    'list.by': never
    'list.begun': never
    'list.changed': never
    'reason.kind': { value: string | number }
    'reason.palette': { value: string | number }
    'reason.motif': { value: string | number }
    'reason.material': { value: string | number }
    'reason.text': { value: string | number }
    'reason.type': { value: string | number }
    'reason.backdrop': { value: string | number }
    'reason.angle': { value: string | number }
    'reason.light': { value: string | number }
    'reason.low_contrast': { value: string | number }
  }
  'admin-system': {
    'pageTitle': never
    'title': never
    'below': { at: string | number; version: string | number }
    'readAgain': never
    'build': { build: string | number }
    'fromSources': never
    'newer': { count: number }
    'facts.label': never
    'facts.instances': never
    'facts.waiting': never
    'facts.failed': never
    'facts.database': never
    'facts.backup': never
    'facts.none': never
    'instances.title': never
    'instances.none': never
    'instances.name': never
    'instances.this': { name: string | number }
    'instances.build': never
    'instances.since': never
    'instances.memory': never
    'instances.delay': never
    'instances.pool': never
    'instances.cache': never
    'instances.hits': never
    'instances.streams': never
    'instances.note': never
    'instances.mixed': never
    'failed.title': never
    'failed.none': never
    'failed.last': { at: string | number; tries: string | number }
    'failed.retry': never
    'failed.drop': never
    'failed.retryName': { name: string | number }
    'failed.dropName': { name: string | number }
    'failed.retryAll': { count: number }
    'failed.retried': { count: number }
    'failed.dropped': { count: number }
    'failed.more': { shown: string | number; total: string | number }
    'failed.note': never
    'failed.askTitle': { name: string | number }
    'failed.askText': never
    'queues.title': never
    'queues.name': never
    'queues.waiting': never
    'queues.since': never
    'queues.active': never
    'queues.later': never
    'queues.failed': never
    'queues.none': never
    'queues.empty': { count: number }
    'mails.title': never
    'mails.sent': never
    'mails.waiting': never
    'mails.unknown': never
    'mails.last': never
    'mails.never': never
    'mails.mailbox': never
    'mails.unknownNote': never
    'database.title': never
    'database.version': { version: string | number }
    'database.embedded': { version: string | number }
    'database.size': never
    'database.connections': never
    'database.of': { most: string | number; used: string | number }
    'database.migration': never
    'database.table': never
    'database.bytes': never
    'database.rows': never
    'database.name': never
    'slow.title': never
    'slow.query': never
    'slow.mean': never
    'slow.calls': never
    'slow.total': never
    'slow.none': never
    'slow.not_installed': never
    'slow.not_loaded': never
    'backups.title': never
    'backups.notSet': never
    'backups.none': never
    'backups.when': never
    'backups.result': never
    'backups.size': never
    'backups.rows': never
    'backups.files': never
    'backups.running': never
    'backups.broken': never
    'backups.ok': never
    'backups.drill': never
    'backups.drillNone': never
    'backups.drillOk': { at: string | number; minutes: string | number; name: string | number }
    'backups.drillBroken': { at: string | number; count: number; name: string | number }
    'backups.drillFailed': { at: string | number; reason: string | number }
  }
  'admin-tickets': {
    'pageTitle': never
    'title': never
    'close': never
    'hold': never
    'worksOffline': { when: string | number }
    'checking': never
    'next': never
    'takeBack': never
    'openSteps': never
    'board': never
    'verdict.done': { step: string | number }
    'verdict.blocked': { step: string | number }
    'verdict.all_done': never
    'verdict.not_active': never
    'verdict.waiting': never
    'verdict.foreign': never
    'verdict.unknown': never
    'verdict.unreachable': never
    'verdict.refused': never
    'about.next': { step: string | number }
    'about.last': never
    'about.later': never
    'about.all_done': never
    'about.not_active': never
    'about.waiting': { step: string | number }
    'about.foreign': never
    'about.unknown': never
    'about.unreachable': never
    'about.refused': never
  }
  'agents': {
    'delivery.parcel': never
    'delivery.atEvent': never
    'delivery.studio': never
    'delivery.waitsForPayment': never
    'line.unavailable': never
    'line.variantRequired': never
    'line.quantityAdjusted': { number: string | number }
    'line.mostEach': { number: string | number }
    'line.soldOut': never
    'line.nothingLeft': never
    'code.combination': never
    'totals.giftWrapping': never
    'totals.rounding': never
    'eligibility': never
    'missing': never
    'invalid': never
    'country': never
    'placeMissing': never
    'chooseDestination': never
    'unknownDestination': never
    'typeAddress': never
    'review': never
    'closed': never
    'consent': never
    'returns': { number: string | number }
  }
  'auth': {
    'login.pageTitle': never
    'login.title': never
    'login.lead': never
    'login.email': never
    'login.password': never
    'login.showPassword': never
    'login.hidePassword': never
    'login.submit': never
    'login.failed': never
    'login.passwordTooShort': never
    'login.wait': { count: number }
    'login.waitMinutes': { count: number }
    'login.track': never
    'login.forgot': never
    'login.or': never
    'login.magic': never
    'login.noScript': never
    'login.leadBackOffice': never
    'logout.pageTitle': never
    'logout.failed': never
    'logout.text': never
    'logout.retry': never
    'logout.question': never
    'logout.submit': never
    'staffRedirect.pageTitle': never
    'staffRedirect.title': never
    'staffRedirect.text': never
    'staffRedirect.toBackOffice': never
    'staffRedirect.signOut': never
    'staffRedirect.visitorTitle': never
    'staffRedirect.visitorText': never
    'staffRedirect.toShop': never
    'flash.welcome': never
    'flash.signedOut': never
    'tabs.label': never
    'tabs.signIn': never
    'tabs.register': never
    'check.emailMissing': never
    'check.emailInvalid': never
    'check.emailInvalidShort': never
    'check.emailTaken': never
    'check.nameMissing': never
    'check.nameTooShort': never
    'check.passwordMissing': never
    'check.passwordRules': never
    'check.passwordsDiffer': never
    'rule.title': never
    'rule.length': never
    'rule.number': never
    'rule.special': never
    'rule.upper': never
    'rule.lower': never
    'rule.met': never
    'rule.unmet': never
    'strength.label': never
    'strength.weak': never
    'strength.fair': never
    'strength.good': never
    'strength.strong': never
    'register.pageTitle': never
    'register.title': never
    'register.lead': never
    'register.name': never
    'register.repeat': never
    'register.submit': never
    'register.failed': never
    'register.failedText': never
    'register.created': never
    'register.createdText': never
    'register.terms': never
    'benefits.title': never
    'benefits.prices': never
    'benefits.first': { percent: string | number }
    'benefits.shipping': { amount: string | number }
    'benefits.early': never
    'benefits.saved': never
    'checkEmail.pageTitle': never
    'checkEmail.title': never
    'checkEmail.text': { email: string | number }
    'checkEmail.textUnknown': never
    'checkEmail.spam': never
    'checkEmail.resend': never
    'checkEmail.resent': never
    'checkEmail.failed': never
    'checkEmail.other': never
    'checkEmail.signIn': never
    'again.in': { count: number }
    'tooMany': never
    'magic.sentTitle': never
    'magic.sentText': { email: string | number }
    'magic.resend': never
    'magic.back': never
    'magic.failed': never
    'forgot.pageTitle': never
    'forgot.title': never
    'forgot.lead': never
    'forgot.submit': never
    'forgot.failed': never
    'forgot.failedText': never
    'forgot.sentTitle': never
    'forgot.sentText': never
    'forgot.sentMore': { email: string | number }
    'forgot.resend': never
    'forgot.other': never
    'forgot.back': never
    'reset.pageTitle': never
    'reset.title': never
    'reset.lead': never
    'reset.password': never
    'reset.repeat': never
    'reset.submit': never
    'reset.checking': never
    'reset.invalidTitle': never
    'reset.invalidText': never
    'reset.askAgain': never
    'reset.failed': never
    'reset.failedText': never
    'reset.doneTitle': never
    'reset.doneText': never
    'callback.pageTitle': never
    'callback.working': never
    'callback.workingText': never
    'callback.confirmedTitle': never
    'callback.confirmedText': never
    'callback.confirmedWithout': never
    'callback.changedTitle': never
    'callback.changedText': never
    'callback.toAccount': never
    'callback.toSignIn': never
    'callback.unexpectedTitle': never
    'callback.unexpectedText': never
    'callback.failedTitle': never
    'callback.failedResetTitle': never
    'callback.failedText': never
    'callback.askConfirmation': never
    'callback.askMagic': never
    'callback.askReset': never
    'callback.errorTitle': never
    'callback.errorText': never
    'callback.retry': never
    'callback.askChange': never
    'dialog.title': never
    'dialog.signIn': never
    'dialog.signUp': never
    'dialog.full': never
    'failure.timeout': never
    'failure.generic': never
    'failure.unknown': never
    'passkey.signIn': never
    'passkey.failed': never
    'invitation.pageTitle': never
    'invitation.title': never
    'invitation.text': never
    'invitation.toSignIn': never
    'invitation.checking': never
    'invitation.welcome': never
    'invitation.accept': never
    'invitation.signInFirst': { email: string | number }
    'invitation.otherAccount': never
    'invitation.signOut': never
    'invitation.acceptedTitle': never
    'invitation.acceptedText': never
    'ask.confirmation.title': never
    'ask.confirmation.text': { email: string | number }
    'ask.confirmation.textPassword': { email: string | number }
    'ask.confirmation.password': never
    'ask.confirmation.submit': { email: string | number }
    'ask.confirmation.drop': never
    'ask.email_change.title': never
    'ask.email_change.text': { email: string | number }
    'ask.email_change.textPassword': { email: string | number }
    'ask.email_change.password': never
    'ask.email_change.submit': { email: string | number }
    'ask.magic_link.title': never
    'ask.magic_link.text': { email: string | number }
    'ask.magic_link.submit': { email: string | number }
    'ask.otherAccount': { email: string | number; other: string | number }
    'ask.stay': never
    'ask.signInFirst': never
    'undo.title': never
    'undo.text': never
    'undo.submit': never
    'undo.leave': never
    'undo.doneTitle': never
    'undo.doneText': never
    'undo.newPassword': never
    'undo.failedText': never
    'undo.contact': never
  }
  'automation-letters': {
    'abandoned_cart.subject': never
    'abandoned_cart.preheader': never
    'abandoned_cart.heading': never
    'abandoned_cart.text': { name: string | number }
    'abandoned_cart.button': never
    'back_in_stock.subject': never
    'back_in_stock.preheader': never
    'back_in_stock.heading': never
    'back_in_stock.text': { name: string | number }
    'back_in_stock.button': never
    'price_drop.subject': never
    'price_drop.preheader': never
    'price_drop.heading': never
    'price_drop.text': { name: string | number }
    'price_drop.button': never
    'pre_order_ready.subject': never
    'pre_order_ready.preheader': never
    'pre_order_ready.heading': never
    'pre_order_ready.text': { name: string | number }
    'pre_order_ready.button': never
    'after_delivery.subject': never
    'after_delivery.preheader': never
    'after_delivery.heading': never
    'after_delivery.text': { name: string | number }
    'after_delivery.button': never
    'birthday.subject': { name: string | number }
    'birthday.preheader': never
    'birthday.heading': { name: string | number }
    'birthday.text': never
    'birthday.button': never
  }
  'buying': {
    'problems.not_found': never
    'problems.sold_out': never
    'problems.few_left': { count: number }
    'problems.choose_variation': never
    'problems.choose_size': never
    'problems.members_only_until': { date: string | number }
    'problems.discount_unknown': never
    'problems.discount_unknown_to_guests': never
    'problems.discount_expired': never
    'problems.discount_not_yet': never
    'problems.discount_used_up': never
    'problems.discount_minimum': { amount: string | number }
    'problems.discount_members_only': never
    'problems.discount_not_these_goods': never
    'problems.not_at_event': never
    'zones.malaysia_peninsular': never
    'zones.malaysia_east': never
    'zones.south_east_asia': never
    'zones.central_asia': never
    'zones.rest_of_world': never
    'otherCountry': never
    'nothingToPay': never
  }
  'cart': {
    'pageTitle': never
    'heading': never
    'title': { count: number }
    'itemCount': { count: number }
    'summary': never
    'items': never
    'delivery': never
    'firstOrderDiscount': { percent: string | number }
    'total': never
    'beforeShipping': never
    'checkout': never
    'checkoutBlocked': never
    'viewCart': never
    'continueShopping': never
    'toShop': never
    'emptyTitle': never
    'emptyText': never
    'quantityOf': { name: string | number }
    'lessOf': { name: string | number }
    'moreOf': { name: string | number }
    'removeLine': { name: string | number }
    'remove': never
    'takeWhatIsLeft': { count: number }
    'freeShippingReached': never
    'freeShippingAway': { amount: string | number }
    'pricesChanged': never
    'priceChange': { from: string | number; name: string | number; to: string | number }
    'quoteFailed': never
    'tryAgain': never
    'noScript': never
    'preOrder': never
    'preOrderShips': { date: string | number }
    'join': { amount: string | number }
    'joinFree': never
    'code.label': never
    'code.apply': never
    'code.remove': { code: string | number }
    'code.takes': { amount: string | number }
    'code.ships': never
    'code.firstIsBetter': never
    'code.noGain': never
    'code.discount': { code: string | number }
    'code.refused': { code: string | number; reason: string | number }
    'code.drop': never
    'collected': never
    'collectedAt': { event: string | number }
    'restored': never
    'notRestored': never
    'goesWith': never
  }
  'chart': {
    'asTable': never
    'asPicture': never
    'points': { title: string | number }
    'hint': never
    'hintOpens': never
  }
  'checkout': {
    'pageTitle': never
    'heading': never
    'headingPickup': never
    'steps.label': never
    'steps.details': never
    'steps.payment': never
    'steps.done': never
    'secure': never
    'toHome': { shop: string | number }
    'signedIn': { name: string | number }
    'memberPrices': never
    'buyer.legend': never
    'buyer.guest': never
    'buyer.guestText': never
    'buyer.member': never
    'buyer.memberText': { percent: string | number }
    'buyer.signIn': never
    'buyer.signInText': never
    'buyer.memberTextPlain': never
    'contact': never
    'delivery': never
    'billing': never
    'billingSame': never
    'billingNone': never
    'payment': never
    'field.name': never
    'field.email': never
    'field.phone': never
    'field.address': never
    'field.city': never
    'field.state': never
    'field.stateOrProvince': never
    'field.zip': never
    'field.country': never
    'field.country_name': never
    'field.billingName': never
    'field.note': never
    'field.optional': never
    'hint.email': never
    'hint.chooseState': never
    'hint.note': never
    'error.required.name': never
    'error.required.email': never
    'error.required.phone': never
    'error.required.address': never
    'error.required.city': never
    'error.required.state': never
    'error.required.zip': never
    'error.required.country': never
    'error.required.country_name': never
    'error.required.payment_method_id': never
    'error.invalid_email': never
    'error.invalid_phone': never
    'error.phone_too_short': never
    'error.postcode_malaysia': never
    'error.invalid_postcode': never
    'error.too_long': { count: number }
    'fix': { count: number }
    'bundle': never
    'editBundle': never
    'showBundle': never
    'hideBundle': never
    'place': never
    'placeFor': { total: string | number }
    'after.free': never
    'terms': never
    'total.loading': never
    'total.failed': never
    'total.again': never
    'total.about': { amount: string | number }
    'total.aboutOn': { amount: string | number; date: string | number }
    'trouble.title': never
    'trouble.take': { count: number }
    'trouble.remove': never
    'trouble.removeNamed': { name: string | number }
    'priceChanged.title': never
    'priceChanged.text': { from: string | number; to: string | number }
    'failed.title': never
    'failed.text': never
    'failed.kept': never
    'failed.wait': { count: number }
    'failed.waitMinutes': { count: number }
    'empty.title': never
    'empty.text': never
    'empty.toShop': never
    'empty.placed': { number: string | number }
    'empty.placedText': never
    'empty.openOrder': never
    'placed': never
    'opening': never
    'noMethods': never
    'noScript': never
    'contactUs': never
    'book.shipping': never
    'book.billing': never
    'book.other': never
    'book.keep': never
    'book.notKept': never
    'book.label.home': never
    'book.label.work': never
    'book.label.other': never
    'how.title': never
    'how.parcel': never
    'how.parcelText': never
    'how.pickup': never
    'how.pickupText': { address: string | number }
    'wallets': never
    'gift.title': never
    'gift.is': never
    'gift.wrap': { price: string | number }
    'gift.wrapFree': never
    'gift.prices': never
    'gift.message': never
    'gift.messageHint': never
    'ask.close': never
    'ask.codeTitle': never
    'ask.codeText': { code: string | number; reason: string | number; total: string | number }
    'ask.codeKeep': never
    'ask.codePlace': never
    'ask.memberTitle': never
    'ask.memberText': { total: string | number }
    'ask.memberSignIn': never
    'ask.memberRegister': never
    'ask.memberGuest': never
  }
  'collect': {
    'here.text': never
    'here.left': { count: number }
    'here.gone': never
    'here.add': never
    'here.addNamed': { name: string | number }
    'here.chosen': never
    'here.toCart': never
    'cart.title': never
    'cart.parcel': never
    'notThere.title': { count: number }
    'notThere.remove': { count: number }
    'notThere.all': never
    'checkout.at': { event: string | number }
    'checkout.atText': { when: string | number }
    'checkout.cash': never
    'checkout.cashText': never
    'checkout.afterCash': never
    'checkout.gone': { event: string | number }
    'order.map': never
    'order.until': { until: string | number }
    'order.collected': { at: string | number }
    'order.partly': { all: string | number; given: string | number }
    'order.short': { all: string | number; given: string | number }
    'order.code': never
    'order.showCode': never
    'order.calendar': never
  }
  'consent': {
    'title': never
    'text': never
    'more': never
    'agree': never
    'decline': never
    'agreed': never
    'declined': never
    'refused': never
    'close': never
  }
  'contact': {
    'map.here.kualaLumpur': { shop: string | number }
    'map.here.almaty': { shop: string | number }
    'map.river': never
    'map.station': never
    'map.market': never
    'map.osm': never
    'map.google': never
    'map.choose': never
    'map.offices.kualaLumpur': never
    'map.offices.almaty': never
    'map.labels.kualaLumpur': never
    'map.labels.almaty': never
    'map.walk.kualaLumpur': never
    'map.walk.almaty': never
    'map.drawn': never
    'map.keys': never
    'map.closer': never
    'map.farther': never
    'map.whole': never
    'map.hundredMetres': never
    'map.merdeka': never
    'map.almaly': never
    'map.opera': never
    'map.cathedral': never
    'map.streets.toleBi': never
    'map.streets.abylaiKhan': never
    'map.streets.nazarbayev': never
    'map.streets.aitekeBi': never
    'map.streets.kazybekBi': never
    'map.streets.bogenbai': never
    'map.streets.karasai': never
    'map.streets.kunaev': never
    'map.streets.zheltoksan': never
    'map.streets.panfilov': never
    'map.streets.tulebaev': never
    'hours.title': never
    'hours.zone': never
    'hours.closed': never
    'hours.openNow': { time: string | number }
    'hours.closedNow': { day: string | number; time: string | number }
    'hours.today': never
    'hours.tomorrow': never
    'hours.day.1': never
    'hours.day.2': never
    'hours.day.3': never
    'hours.day.4': never
    'hours.day.5': never
    'hours.day.6': never
    'hours.day.7': never
    'hours.on.1': never
    'hours.on.2': never
    'hours.on.3': never
    'hours.on.4': never
    'hours.on.5': never
    'hours.on.6': never
    'hours.on.7': never
    'hours.span': { from: string | number; to: string | number }
    'hours.shut': never
    'offices': never
    'form.title': never
    'form.lead': never
    'form.name': never
    'form.email': never
    'form.phone': never
    'form.order': never
    'form.orderHint': never
    'form.optional': never
    'form.subject': never
    'form.message': never
    'form.submit': never
    'form.privacy': never
    'form.sentTitle': never
    'form.sentText': never
    'form.again': never
    'form.failed': never
    'form.wait': { count: number }
  }
  'errors': {
    'errors.account_deactivated': never
    'errors.already_in_wishlist': never
    'errors.already_paid': never
    'errors.card_declined': never
    'errors.card_insufficient_funds': never
    'errors.card_needs_confirmation': never
    'errors.discount_used_elsewhere': never
    'errors.email_not_confirmed': never
    'errors.email_not_found': never
    'errors.email_taken': never
    'errors.event_not_found': never
    'errors.fault': never
    'errors.foreign_origin': never
    'errors.gateway_not_configured': never
    'errors.gateway_unavailable': never
    'errors.idempotency_key_required': never
    'errors.idempotency_key_reused': never
    'errors.handoff_used': never
    'errors.in_progress': never
    'errors.invalid_credentials': never
    'errors.invalid_input': never
    'errors.invalid_signature': never
    'errors.last_super_admin': never
    'errors.link_invalid': never
    'errors.mail_failed': never
    'errors.malformed': never
    'errors.method_not_allowed': never
    'errors.newsletter_link_expired': never
    'errors.no_proof_to_refuse': never
    'errors.not_allowed': never
    'errors.not_awaiting_payment': never
    'errors.not_cancellable': never
    'errors.not_found': never
    'errors.not_in_production': never
    'errors.not_paid_online': never
    'errors.not_signed_in': never
    'errors.order_cancelled': never
    'errors.order_not_found': never
    'errors.order_not_payable': never
    'errors.nothing_to_refund': never
    'errors.refund_needs_admin': never
    'errors.refund_too_large': never
    'errors.out_of_stock': never
    'errors.order_lacks_pieces': never
    'errors.page_not_found': never
    'errors.version_not_found': never
    'errors.payload_too_large': never
    'errors.picture_refused': never
    'errors.picture_too_large': never
    'errors.picture_type_refused': never
    'errors.price_changed': never
    'errors.product_not_found': never
    'errors.product_type_in_use': never
    'errors.proof_not_saved': never
    'errors.proof_refused': never
    'errors.proof_too_large': never
    'errors.proof_too_many_pixels': never
    'errors.proof_type_refused': never
    'errors.reset_link_invalid': never
    'errors.sku_taken': never
    'errors.slug_taken': never
    'errors.stock_below_reserved': never
    'errors.too_few_pieces': never
    'errors.below_reserved': never
    'errors.can_be_ordered': never
    'errors.import_refused': never
    'errors.product_file_too_large': never
    'errors.product_file_type_refused': never
    'errors.too_many_tags': never
    'errors.price_too_high': never
    'errors.story_not_found': never
    'errors.too_busy': never
    'errors.too_many_addresses': never
    'errors.too_many_proofs': never
    'errors.too_many_requests': never
    'errors.too_many_steps': never
    'errors.too_many_unpaid': never
    'errors.too_slow': never
    'errors.unavailable': never
    'errors.unsupported_media_type': never
    'errors.upload_not_configured': never
    'errors.wishlist_full': never
    'errors.second_step_expired': never
    'errors.second_factor_on': never
    'errors.second_factor_off': never
    'errors.password_needed': never
    'errors.review_refused': never
    'errors.code_needed': never
    'errors.second_factor_required': never
    'errors.passkey_refused': never
    'errors.too_many_passkeys': never
    'errors.sign_in_again': never
    'errors.view_name_taken': never
    'errors.too_many_views': never
    'errors.order_moved': never
    'errors.changed_meanwhile': never
    'errors.image_not_found': never
    'errors.too_many_images': never
    'errors.picture_too_many_pixels': never
    'errors.picture_two_in_one': never
    'errors.product_has_orders': never
    'errors.own_account': never
    'errors.already_invited': never
    'errors.already_admin': never
    'errors.sign_in_first': never
    'errors.other_account': never
    'errors.is_admin': never
    'errors.category_slug_taken': never
    'errors.category_has_products': never
    'errors.payment_method_not_found': never
    'errors.details_waiting': never
    'errors.nothing_waiting': never
    'errors.own_change': never
    'errors.discount_invalid': never
    'errors.discount_not_found': never
    'errors.discount_code_taken': never
    'errors.discount_used_up': never
    'errors.einvoice_off': never
    'errors.size_guide_not_found': never
    'errors.too_many_photos': never
    'errors.order_sent': never
    'errors.mail_not_due': never
    'errors.too_many_mails': never
    'errors.subscriber_not_found': never
    'errors.subscriber_file_too_large': never
    'errors.subscriber_file_type_refused': never
    'errors.subscriber_file_refused': never
    'errors.subscriber_file_not_utf8': never
    'errors.import_not_found': never
    'errors.too_many_remakes': never
    'errors.already_partner': never
    'errors.not_payable': never
    'errors.nothing_to_pay': never
    'errors.partner_not_active': never
    'errors.partner_not_found': never
    'errors.partner_status': never
    'errors.payout_undone': never
    'errors.too_many_locations': never
    'errors.already_voided': never
    'errors.event_closed': never
    'errors.event_in_use': never
    'errors.not_at_event': never
    'errors.not_for_pickup': never
    'errors.not_paid': never
    'errors.nothing_to_decide': never
    'errors.nothing_to_undo': never
    'errors.sale_not_found': never
    'errors.scan_not_found': never
    'errors.payout_changed': never
    'errors.campaign_not_found': never
    'errors.campaign_status': never
    'errors.letter_not_ready': never
    'errors.nobody_to_write_to': never
    'errors.no_letter': never
    'errors.cart_changed': never
    'errors.studio_session_not_found': never
    'errors.studio_image_not_found': never
    'errors.shot_not_found': never
    'errors.no_picture': never
    'errors.studio_picture_broken': never
    'errors.studio_picture_too_small': never
    'errors.studio_picture_too_large': never
    'errors.studio_print_empty': never
    'errors.studio_cost_limit': never
    'errors.engine_unavailable': never
    'errors.too_many_studio_images': never
    'errors.studio_shot_in_use': never
    'errors.no_analysis': never
    'errors.no_shots': never
    'errors.image_not_failed': never
    'errors.image_not_ready': never
    'errors.image_not_accepted': never
    'errors.studio_image_saved': never
    'errors.not_reviewable': never
    'errors.already_reviewed': never
    'errors.too_many_pictures': never
    'errors.not_returnable': never
    'errors.return_not_so': never
    'errors.already_collected': never
    'errors.certificate_too_large': never
    'errors.certificate_type_refused': never
    'fields.above_price': never
    'fields.body': never
    'fields.card_expired': never
    'fields.choose_size': never
    'fields.choose_variation': never
    'fields.custom': never
    'fields.empty_cart': never
    'fields.has_link': never
    'fields.invalid': never
    'fields.invalid_card_number': never
    'fields.invalid_cvc': never
    'fields.date_not_past': never
    'fields.invalid_date': never
    'fields.invalid_tin': never
    'fields.invalid_msic': never
    'fields.invalid_email': never
    'fields.invalid_expiry': never
    'fields.invalid_format': never
    'fields.invalid_phone': never
    'fields.invalid_postcode': never
    'fields.invalid_price': never
    'fields.invalid_quantity': never
    'fields.invalid_slug': never
    'fields.invalid_stock': never
    'fields.invalid_type': never
    'fields.invalid_union': never
    'fields.invalid_value': never
    'fields.longer_than_allowed': never
    'fields.missing_file': never
    'fields.name_too_long': never
    'fields.name_too_short': never
    'fields.not_a_test_card': never
    'fields.not_for_sale': never
    'fields.password_needs_lower': never
    'fields.password_needs_number': never
    'fields.password_needs_special': never
    'fields.password_needs_upper': never
    'fields.password_too_long': never
    'fields.password_too_short': never
    'fields.phone_too_short': never
    'fields.postcode_malaysia': never
    'fields.required': never
    'fields.second_default': never
    'fields.too_big': { limit: string | number }
    'fields.too_long': { limit: string | number }
    'fields.too_many': { limit: string | number }
    'fields.too_many_lines': { limit: string | number }
    'fields.too_small': { limit: string | number }
    'fields.unknown_category': never
    'fields.unknown_event': never
    'fields.unknown_option': never
    'fields.unknown_payment_method': never
    'fields.cash_at_pickup': never
    'fields.not_for_this_amount': never
    'fields.below_amount_from': never
    'fields.unpaid_cash': never
    'fields.no_cash_for_pre_orders': never
    'fields.unknown_variation': never
    'fields.unrecognized_keys': never
    'fields.wrong_password': never
    'fields.shops_name': never
    'fields.wrong_code': never
    'fields.password_common': never
    'fields.name_missing': never
    'fields.unknown_image': never
    'fields.members_only_until': never
    'fields.unknown_story': never
    'fields.unknown_size_guide': never
    'fields.invalid_swift': never
    'fields.no_payment_code': never
    'fields.wrong_checksum': never
    'fields.not_malaysia': never
    'fields.not_ringgit': never
    'fields.not_a_qr_method': never
    'fields.twice': never
    'fields.days_turned': never
    'fields.invalid_code': never
    'fields.value_missing': never
    'fields.percent_range': never
    'fields.ends_before': never
    'fields.unknown_product': never
    'fields.not_as_columns': never
    'fields.unknown_placeholder': never
    'fields.content_parts': never
    'fields.email_or_phone': never
    'fields.unknown_account': never
    'fields.other_shipping_zone': never
    'fields.collected_at_event': never
    'fields.pickup_has_no_address': never
    'fields.invalid_rate': never
    'fields.invalid_days': never
    'fields.invalid_url': never
    'fields.needs_https': never
    'fields.no_tracking_number': never
    'fields.invalid_account_number': never
    'fields.too_long_span': never
    'fields.event_closed': never
    'fields.event_is_pickup': never
    'fields.pickup_before': never
    'fields.unknown_time_zone': never
    'fields.pieces_at_event': never
    'fields.not_at_event': never
    'fields.received_too_little': never
    'fields.not_a_member': never
    'fields.rest_paid_back': never
    'fields.other_without_picture': never
    'fields.other_kind': never
    'fields.unknown_shot': never
    'fields.unknown_item': never
    'fields.more_than_ordered': never
    'fields.invalid_color': never
    'fields.invalid_share': never
    'fields.no_map': never
    'fields.not_wrapped': never
    'fields.more_than_returned': never
    'fields.seal_unreadable': never
    'fields.seal_without_key': never
    'fields.seal_without_certificate': never
    'fields.seal_of_another_key': never
    'fields.seal_passphrase_wrong': never
    'fields.seal_not_rsa': never
    'fields.seal_run_out': never
    'fields.seal_not_yet': never
    'fields.seal_not_for_signing': never
    'fields.seal_of_another_seller': never
    'missing.address': never
    'missing.card_number': never
    'missing.city': never
    'missing.code': never
    'missing.country': never
    'missing.currentPassword': never
    'missing.cvc': never
    'missing.details': never
    'missing.email': never
    'missing.expiry': never
    'missing.message': never
    'missing.name': never
    'missing.newEmail': never
    'missing.newPassword': never
    'missing.note': never
    'missing.order_number': never
    'missing.password': never
    'missing.phone': never
    'missing.product_type': never
    'missing.reason': never
    'missing.sku': never
    'missing.state': never
    'missing.subject': never
    'missing.token': never
    'missing.zip': never
    'tryAgain': never
  }
  'event-code': {
    'pageTitle': { number: string | number }
    'heading': never
    'show': never
    'codeLabel': { number: string | number }
    'number': never
    'when': never
    'where': never
    'until': { when: string | number }
    'zone': { zone: string | number }
    'items': never
    'offline': never
    'due': { amount: string | number }
    'stateTitle.collected': never
    'stateTitle.partly': never
    'stateTitle.cancelled': never
    'stateTitle.missed': never
    'stateText.collected': never
    'stateText.partly': never
    'stateText.cancelled': never
    'stateText.missed': never
    'save': never
    'calendar': never
    'map': never
    'order': never
    'collectedAt': { date: string | number }
  }
  'events': {
    'title': never
    'description': { shop: string | number }
    'lead': never
    'coming': never
    'past': never
    'none': never
    'cancelled': never
    'cancelledTitle': never
    'cancelledText': never
    'pastNote': never
    'when': never
    'where': never
    'entry': never
    'entryFree': never
    'entryPrice': { price: string | number }
    'zone': { zone: string | number }
    'calendar': never
    'site': never
    'directions': never
    'map': { venue: string | number }
    'mapMarked': { venue: string | number }
    'products': never
    'productsPast': never
  }
  'figures-mail': {
    'subject': { days: string | number; shop: string | number }
    'preview': never
    'title': { days: string | number }
    'text': never
    'changed': never
    'fromTo': { before: string | number; now: string | number }
    'look': never
    'why': { shop: string | number }
    'name.revenue': never
    'name.orders': never
    'name.average_order': never
    'name.units': never
    'name.visitors': never
    'name.sessions': never
    'name.conversion': never
    'name.refunds': never
    'name.carts': never
    'name.recovered': never
    'name.member_revenue': never
  }
  'files': {
    'orders.number': never
    'orders.placed': never
    'orders.customer': never
    'orders.email': never
    'orders.city': never
    'orders.country': never
    'orders.items': never
    'orders.total': never
    'orders.status': never
    'orders.payment': never
    'orders.tracking': never
    'status.pending_payment': never
    'status.proof_submitted': never
    'status.processing': never
    'status.shipped': never
    'status.completed': never
    'status.cancelled': never
    'payment.unpaid': never
    'payment.proof_submitted': never
    'payment.proof_unchecked': never
    'payment.paid': never
    'payment.refunded': never
    'members.email': never
    'members.name': never
    'members.phone': never
    'members.registered': never
    'members.isMember': never
    'members.since': never
    'members.yes': never
    'members.no': never
    'figures.week': never
    'figures.type': never
    'figures.items': never
    'figures.pieces': never
    'figures.onTime': never
    'figures.lead': never
    'figures.step': never
    'figures.done': never
    'figures.planned': never
    'figures.taken': never
    'figures.reason': never
    'figures.count': never
    'figures.hours': never
    'figures.remade': never
    'figures.open': never
    'log.at': never
    'log.person': never
    'log.email': never
    'log.role': never
    'log.action': never
    'log.entity': never
    'log.name': never
    'log.id': never
    'log.field': never
    'log.before': never
    'log.after': never
    'log.request': never
    'subscribers.status': never
    'subscribers.source': never
    'subscribers.consentFrom': never
    'subscribers.asked': never
    'subscribers.confirmed': never
    'subscribers.left': never
    'subscribers.statuses.pending': never
    'subscribers.statuses.confirmed': never
    'subscribers.statuses.unsubscribed': never
    'subscribers.statuses.bounced': never
    'subscribers.sources.form': never
    'subscribers.sources.preorder': never
    'subscribers.sources.account': never
    'subscribers.sources.import': never
  }
  'goods': {
    'price.range': { max: string | number; min: string | number }
    'price.members': { price: string | number }
    'price.membersFrom': { price: string | number }
    'price.insteadOf': { price: string | number }
    'price.yourPrice': never
    'price.regular': never
    'price.now': never
    'price.charged': never
    'badge.soldOut': never
    'badge.preOrder': never
    'badge.off': { percent: string | number }
    'badge.left': { count: number }
    'badge.membersFirst': never
    'note.colors': { count: number }
    'note.versions': { count: number }
    'note.sizes': { count: number }
    'add.toCart': never
    'add.preOrder': never
    'add.chooseSize': never
    'add.added': never
    'add.named': { name: string | number }
    'add.choose': { name: string | number }
    'choose.color': never
    'choose.version': never
    'choose.size.letters': never
    'choose.size.years': never
    'choose.size.months': never
    'choose.size.other': never
    'choose.sizeFirst': never
    'choose.soldOut': never
    'choose.left': { count: number }
    'choose.leftInSize': { count: number; size: string | number }
    'choose.quantity': never
    'choose.less': never
    'choose.more': never
    'quickAdd.failed': never
    'quickAdd.details': never
    'wishlist': { name: string | number }
    'rating.short': { average: string | number; count: number }
    'rating.label': { average: string | number; count: number }
  }
  'handoff': {
    'prepared': { platform: string | number }
    'shownTotal': { total: string | number }
    'shownCartTotal': { total: string | number }
    'linked': never
    'expired.title': never
    'expired.text': never
    'used.title': never
    'used.text': never
    'used.order': never
    'failed.text': never
    'failed.again': never
    'gone.some': never
    'gone.all': never
    'ask.title': never
    'ask.text': { count: number }
    'ask.add': never
    'ask.replace': never
    'ask.keep': never
    'ask.close': never
  }
  'home': {
    'title': never
    'description': never
    'hero.title': never
    'hero.text': never
    'hero.shop': never
    'hero.about': never
    'featured.title': never
    'featured.all': { count: number }
    'categories.title': never
    'story.title': never
    'story.text': never
    'story.picture': never
    'story.read': never
    'letters.title': never
    'letters.text': never
  }
  'info': {
    'contents': never
    'updated': { date: string | number }
    'about.stories': never
    'about.storiesText': never
    'about.read': never
    'about.fold': never
    'about.shop': never
    'about.picture': never
    'legal.textIn': never
    'legal.ask': never
    'membership.join': never
    'membership.register': never
    'membership.joinText': never
    'membership.isMember': never
    'membership.shop': never
    'membership.since': { date: string | number }
    'membership.customerText': never
    'membership.joinNow': never
    'membership.asked': never
    'membership.joined': never
    'membership.failed': never
    'membership.failedText': never
    'membership.early': never
    'membership.earlyText': never
    'membership.forEverybody': { date: string | number }
    'membership.reduced': never
    'membership.reducedText': never
  }
  'invoice': {
    'title': never
    'titleCancelled': never
    'number': never
    'placed': never
    'payment': never
    'paidOn': { date: string | number }
    'due': never
    'dueBy': { date: string | number }
    'proof': never
    'refunded': never
    'cancelled': never
    'reference': { reference: string | number }
    'billTo': never
    'shipTo': never
    'pickupAt': never
    'item': never
    'quantity': never
    'price': never
    'amount': never
    'sku': { sku: string | number }
    'preOrder': never
    'preOrderShips': { date: string | number }
    'preOrderReady': { date: string | number }
    'items': never
    'discount': { percent: string | number }
    'shipping': never
    'pickup': never
    'free': never
    'tax': { percent: string | number }
    'total': never
    'returned': never
    'continued': { number: string | number; shop: string | number }
    'thanks': never
    'currency': never
    'page': { page: string | number; pages: string | number }
    'sst': { number: string | number }
    'slip.title': never
    'slip.to': never
    'slip.packed': never
    'slip.note': never
    'slip.pieces': { count: number }
    'slip.ready': never
    'slip.partly': { done: string | number; total: string | number }
    'slip.wrap': never
    'slip.card': never
    'code': { code: string | number }
    'shippingByCode': { code: string | number }
    'ticket.title': never
    'ticket.due': { date: string | number }
    'ticket.remade': { reason: string | number }
    'ticket.minutes': { count: number }
    'ticket.scan': never
    'ticket.more': { count: number }
    'rounding': never
    'wrapping': never
  }
  'letter': {
    'friend': never
    'price.from': { price: string | number }
    'price.was': never
    'price.member': never
    'soldOut': never
    'story.read': never
    'unsubscribe': never
    'preferences': never
  }
  'live': {
    'error.title': never
    'error.text': never
    'reverted': never
    'demo.title': never
    'demo.lead': never
    'demo.connection.quiet': never
    'demo.connection.connecting': never
    'demo.connection.open': never
    'demo.connection.retrying': never
    'demo.connection.lost': never
    'demo.products': never
    'demo.noProducts': never
    'demo.categories': never
    'demo.changes': never
    'demo.noChanges': never
    'demo.pictures': { count: number }
    'demo.edit': { name: string | number }
    'demo.name': never
    'demo.price': never
    'demo.save': never
    'demo.cancel': never
    'demo.event.missed': never
    'demo.event.elsewhere': never
    'demo.event.products.insert': { name: string | number }
    'demo.event.products.update': { name: string | number }
    'demo.event.products.delete': { name: string | number }
    'demo.event.categories.insert': { name: string | number }
    'demo.event.categories.update': { name: string | number }
    'demo.event.categories.delete': { name: string | number }
    'demo.event.product_images.insert': { name: string | number }
    'demo.event.product_images.update': { name: string | number }
    'demo.event.product_images.delete': { name: string | number }
    'demo.event.product_translations.insert': { name: string | number }
    'demo.event.product_translations.update': { name: string | number }
    'demo.event.product_translations.delete': { name: string | number }
    'demo.adminHint': never
    'demo.editShort': never
  }
  'mail': {
    'greeting': { name: string | number }
    'hello': never
    'moment': { at: string | number }
    'received.subject': { number: string | number }
    'received.title': never
    'received.text': never
    'received.preOrder': never
    'proof_received.subject': { number: string | number }
    'proof_received.title': never
    'proof_received.text': never
    'proof_refused.subject': { number: string | number }
    'proof_refused.title': never
    'proof_refused.text': never
    'processing.subject': { number: string | number }
    'processing.title': never
    'processing.text': never
    'processing.pickup': never
    'processing.preOrder': never
    'processing.preOrderPickup': never
    'processing.preOrderTitle': never
    'processing.atEvent': never
    'processing.atEventTitle': never
    'shipped.subject': { number: string | number }
    'shipped.title': never
    'shipped.text': never
    'completed.subject': { number: string | number }
    'completed.title': never
    'completed.text': never
    'cancelled.subject': { number: string | number }
    'cancelled.title': never
    'cancelled.text': never
    'cancelled.paid': { amount: string | number }
    'cancelled.refunded': never
    'cancelled.expired': never
    'refunded.subject': { number: string | number }
    'refunded.title': never
    'refunded.text': never
    'refunded.what': never
    'refunded.amount': never
    'summary': { count: number; total: string | number }
    'reason': never
    'tracking': never
    'follow': never
    'pay.title': never
    'pay.by': { date: string | number }
    'pay.proof': never
    'pay.online': never
    'pay.method': never
    'pay.amount': never
    'pay.bank': never
    'pay.account': never
    'pay.beneficiary': never
    'pay.swift': never
    'pay.reference': never
    'pay.qr': never
    'pay.atStall': never
    'pay.orderCode': { amount: string | number; number: string | number }
    'pay.plainCode': { amount: string | number; number: string | number }
    'goods': never
    'size': { size: string | number }
    'preOrder': never
    'preOrderShips': { date: string | number }
    'preOrderReady': { date: string | number }
    'collectedEarlier': never
    'amounts.subtotal': never
    'amounts.discount': never
    'amounts.shipping': never
    'amounts.pickup': never
    'amounts.free': never
    'amounts.tax': never
    'amounts.total': never
    'amounts.code': { code: string | number }
    'amounts.shippingByCode': { code: string | number }
    'amounts.rounding': never
    'amounts.wrapping': never
    'address': never
    'pickupAt': never
    'boughtAt': never
    'road.placed': never
    'road.processing': never
    'road.shipped': never
    'road.delivered': never
    'road.ready': never
    'road.pickedUp': never
    'road.processed': never
    'action.open': never
    'action.upload': never
    'action.pay': never
    'action.code': never
    'footer.why': { number: string | number; shop: string | number }
    'footer.personal': never
    'footer.contact': { url: string | number }
    'ready.subject': { number: string | number }
    'ready.title': never
    'ready.text': never
    'ready.atEvent': never
    'picked_up.subject': { number: string | number }
    'picked_up.title': never
    'test.subject': { shop: string | number }
    'test.preview': never
    'test.title': never
    'test.text': { at: string | number; shop: string | number }
    'test.footer': { shop: string | number }
    'test.sent': { email: string | number }
    'pay_link.subject': { number: string | number }
    'pay_link.title': never
    'pay_link.text': never
    'pay_link.preOrder': never
    'receipt.subject': { number: string | number }
    'receipt.title': never
    'receipt.text': never
    'giftMessage': never
    'free.subject': { number: string | number }
    'free.title': never
    'free.preOrder': never
    'free.preOrderPickup': never
    'free.atEvent': never
    'free.atEventTitle': never
    'free.atEventSubject': { number: string | number }
  }
  'money-mail': {
    'changed.subject': { method: string | number; shop: string | number }
    'changed.preview': never
    'changed.title': { method: string | number }
    'changed.text': { method: string | number }
    'waiting.subject': { method: string | number; shop: string | number }
    'waiting.preview': never
    'waiting.title': { method: string | number }
    'waiting.text': never
    'confirmed.subject': { method: string | number; shop: string | number }
    'confirmed.preview': never
    'confirmed.title': { method: string | number }
    'confirmed.text': { method: string | number }
    'refused.subject': { method: string | number; shop: string | number }
    'refused.preview': never
    'refused.title': { method: string | number }
    'refused.text': never
    'approval.subject': { shop: string | number }
    'approval.preview': never
    'approval.title': never
    'approval.text': never
    'changes': never
    'fromTo': { after: string | number; before: string | number }
    'none': never
    'image': never
    'anotherImage': never
    'approvalOff': never
    'approvalOn': never
    'field.account_number': never
    'field.bank_name': never
    'field.beneficiary_name': never
    'field.swift_code': never
    'field.picture_key': never
    'field.duitnow_payload': never
    'field.payment_details_approval': never
    'circumstances': never
    'by': never
    'at': never
    'unknown': never
    'look': never
    'decide': never
    'notYou': never
    'why': { shop: string | number }
  }
  'newsletter': {
    'title': never
    'description': never
    'lead': never
    'sentTitle': never
    'sentText': never
    'failedTitle': never
    'confirm.title': never
    'confirm.heading': never
    'confirm.text': never
    'confirm.button': never
    'confirm.done': never
    'confirm.doneText': never
    'confirm.expired': never
    'confirm.expiredText': never
    'confirm.none': never
    'confirm.noneText': never
    'confirm.shop': never
    'leave.title': never
    'leave.heading': never
    'leave.text': never
    'leave.button': never
    'leave.done': never
    'leave.doneText': never
    'leave.expired': never
    'leave.expiredText': never
    'leave.none': never
    'leave.noneText': never
    'preferences.title': never
    'preferences.on': { email: string | number }
    'preferences.off': { email: string | number }
    'preferences.language': never
    'preferences.save': never
    'preferences.saved': never
    'preferences.leaveText': never
    'preferences.backText': never
    'preferences.back': never
    'preferences.expiredText': never
  }
  'offline': {
    'title': never
    'heading': never
    'text': never
    'again': never
    'cart': never
    'home': never
    'app.name': { shop: string | number }
    'app.description': never
    'app.shop': never
    'app.cart': never
    'app.track': never
  }
  'order': {
    'pageTitle': { number: string | number }
    'above': { date: string | number; number: string | number }
    'heading.pending_payment': never
    'heading.proof_refused': never
    'heading.proof_submitted': never
    'heading.processing': never
    'heading.pre_ordered': never
    'heading.shipped': never
    'heading.ready': never
    'heading.completed': never
    'heading.picked_up': never
    'heading.cancelled': never
    'heading.to_collect': never
    'heading.collected_there': never
    'heading.event_cancelled': never
    'heading.not_collected': never
    'text.pending_payment': never
    'text.pickup': never
    'text.pre_order': { date: string | number }
    'text.pre_orderPlain': never
    'text.pre_orderPickup': { date: string | number }
    'text.pre_orderPickupPlain': never
    'text.cash': never
    'text.proof_refused': never
    'text.proof_submitted': { email: string | number }
    'text.processing': { email: string | number }
    'text.processingPickup': { email: string | number }
    'text.pre_ordered': { date: string | number; email: string | number }
    'text.pre_orderedPlain': { email: string | number }
    'text.pre_orderedPickup': { date: string | number; email: string | number }
    'text.shipped': never
    'text.shippedPlain': never
    'text.ready': never
    'text.completed': never
    'text.cancelled': never
    'text.cancelledPaid': { amount: string | number }
    'text.cancelledRefunded': never
    'text.expired': never
    'text.to_collect': { event: string | number }
    'text.payAtStall': { event: string | number }
    'text.payForEvent': { event: string | number }
    'text.collected_there': { event: string | number }
    'text.event_cancelled': { event: string | number }
    'text.not_collected': { event: string | number }
    'road.label': never
    'road.done': never
    'road.placed': never
    'road.processing': never
    'road.shipped': never
    'road.delivered': never
    'road.processed': never
    'road.ready': never
    'road.pickedUp': never
    'pay.title': never
    'pay.method': { method: string | number }
    'pay.by': { date: string | number }
    'pay.daysLeft': { count: number }
    'pay.hoursLeft': { count: number }
    'pay.minutesLeft': { count: number }
    'pay.online': { total: string | number }
    'pay.opening': never
    'pay.failed': never
    'pay.confirmed': never
    'pay.refunded': never
    'pay.refundedPart': { amount: string | number }
    'pay.with': { reference: string | number }
    'pay.atStall': { amount: string | number }
    'returned.success': never
    'returned.pending': never
    'returned.cancelled': never
    'returned.failed': never
    'proof.title': never
    'proof.cashTitle': never
    'proof.label': never
    'proof.another': never
    'proof.hint': { size: string | number }
    'proof.sending': { name: string | number; percent: string | number }
    'proof.checking': never
    'proof.received': never
    'proof.receivedText': { date: string | number; size: string | number }
    'proof.open': never
    'proof.refused': never
    'proof.retry': never
    'proof.tooLarge': { most: string | number; size: string | number }
    'proof.wrongType': never
    'proof.empty': never
    'proof.missingOrder': never
    'proof.network': never
    'proof.failed': never
    'proof.sent': never
    'tracking.title': never
    'tracking.follow': never
    'bundle': never
    'address.shipping': never
    'address.billing': never
    'address.contact': never
    'address.pickup': never
    'note': never
    'timeline.title': never
    'timeline.placed': never
    'timeline.proof': never
    'timeline.proof_refused': never
    'timeline.tracking': never
    'timeline.note': never
    'timeline.expired': never
    'timeline.refund': { amount: string | number }
    'timeline.status.pending': never
    'timeline.status.processing': never
    'timeline.status.shipped': never
    'timeline.status.completed': never
    'timeline.status.cancelled': never
    'timeline.payment.unpaid': never
    'timeline.payment.proof_submitted': never
    'timeline.payment.paid': never
    'timeline.payment.refunded': never
    'cancel.button': never
    'cancel.title': never
    'cancel.text': never
    'cancel.paidText': never
    'cancel.keep': never
    'cancel.confirm': never
    'cancel.failed': never
    'cancel.done': never
    'close': never
    'print': never
    'contactUs': never
    'stale': never
    'notFound.title': never
    'notFound.text': never
    'notFound.track': never
    'noScript': never
    'made.all': never
    'made.some': { done: string | number; total: string | number }
    'thanks': { email: string | number; name: string | number }
    'invoice': never
    'keep.title': never
    'keep.text': { email: string | number }
    'keep.button': never
    'giftMessage': never
    'free.processing': { email: string | number }
    'free.processingPickup': { email: string | number }
    'free.to_collect': { event: string | number }
    'free.pre_ordered': { email: string | number }
    'free.begun': never
  }
  'page-facts': {
    'days': { count: number; range: string | number }
    'tax.everywhere': { rate: string | number }
    'tax.malaysia': { rate: string | number }
    'tax.none': never
    'returnTime': { count: number }
    'freeShipping.members': { amount: string | number }
    'freeShipping.everybody': { amount: string | number }
  }
  'partner-area': {
    'nav.label': never
    'nav.dashboard': never
    'nav.locations': never
    'nav.codes': never
    'nav.statistics': never
    'nav.account': never
    'nav.profile': never
    'notFound.title': never
    'notFound.text': never
    'notFound.toDashboard': never
    'failed.title': never
    'failed.text': never
    'suspended.title': never
    'suspended.text': never
    'payoutMissing.title': never
    'payoutMissing.text': never
    'copy.button': never
    'copy.named': { name: string | number }
    'copy.done': never
    'copy.failed': never
    'share.button': never
    'share.failed': never
    'dashboard.title': never
    'dashboard.earned': { month: string | number }
    'dashboard.code': never
    'dashboard.link': never
    'dashboard.linkHint': never
    'dashboard.toStatistics': never
    'balance.ready': { amount: string | number }
    'balance.nothingReady': never
    'balance.debt': { amount: string | number }
    'balance.pending': { amount: string | number; count: number }
    'balance.comesOn': { amount: string | number; date: string | number }
    'balance.comesLater': { amount: string | number }
    'balance.comesAfter': { amount: string | number }
    'balance.paid': { amount: string | number }
    'days.title': never
    'days.earned': never
    'days.day': never
    'funnel.title': never
    'funnel.scans': never
    'funnel.visits': never
    'funnel.carts': never
    'funnel.orders': never
    'funnel.before': { figure: string | number }
    'places.title': never
    'places.add': never
    'places.addFirst': never
    'places.empty': never
    'places.emptyText': never
    'places.place': never
    'places.code': never
    'places.scans': never
    'places.visits': never
    'places.orders': never
    'places.earned': never
    'places.print': never
    'places.printNamed': { name: string | number }
    'places.own': never
    'print.title': never
    'print.text': never
    'print.open': never
    'months.m01': never
    'months.m02': never
    'months.m03': never
    'months.m04': never
    'months.m05': never
    'months.m06': never
    'months.m07': never
    'months.m08': never
    'months.m09': never
    'months.m10': never
    'months.m11': never
    'months.m12': never
  }
  'partner-codes': {
    'title': never
    'lead': never
    'place': never
    'ownCode': { code: string | number }
    'page': never
    'language': never
    'languageHint': never
    'layout': never
    'layouts.plain.short': never
    'layouts.plain.name': never
    'layouts.plain.text': never
    'layouts.poster.short': never
    'layouts.poster.name': never
    'layouts.poster.text': never
    'layouts.tent.short': never
    'layouts.tent.name': never
    'layouts.tent.text': never
    'layouts.stickers.short': never
    'layouts.stickers.name': never
    'layouts.stickers.text': never
    'checks.poster': never
    'checks.size': never
    'checks.quiet': never
    'checks.contrast': never
    'checks.own': never
    'link': never
    'preview': { layout: string | number }
    'previewFailed': never
    'download': never
    'downloadHint': never
    'printNow': never
    'pages.home': never
    'pages.shop': never
    'pages.events': never
    'pages.about': never
    'pages.categories': never
    'pages.comingEvents': never
    'pages.product': never
    'pages.search': never
    'pages.found': never
    'pages.nothing': never
    'pages.failed': never
    'paper.title': never
    'paper.print': never
    'paper.hint': never
  }
  'partner-company': {
    'title': never
    'lead': never
    'email': never
    'code': never
    'rate': never
    'rateOf': { count: number; percent: string | number }
    'company': never
    'contact': never
    'phone': never
    'country': never
    'country_name': never
    'city': never
    'website': never
    'optional': never
    'save': never
    'saved': never
    'failed': never
    'missing.company': never
    'missing.contact': never
    'missing.phone': never
    'missing.country_name': never
    'missing.city': never
    'payout.title': never
    'payout.text': never
    'payout.bank_name': never
    'payout.account_name': never
    'payout.account_number': never
    'payout.save': never
    'payout.saved': never
    'payout.missing.bank_name': never
    'payout.missing.account_name': never
    'payout.missing.account_number': never
  }
  'partner-figures': {
    'title': never
    'figures': never
    'figure.commission': never
    'figure.revenue': never
    'figure.orders': never
    'figure.scans': never
    'figure.before': { value: string | number }
    'now': never
    'before': never
    'conversion': { percent: string | number }
    'noScans': never
    'hours': never
    'hour': never
    'scans': never
    'hoursNote': never
    'byPlace': never
    'nothing': never
    'column.scans': never
    'column.visits': never
    'column.carts': never
    'column.orders': never
    'column.revenue': never
    'span.label': never
    'span.today': never
    'span.yesterday': never
    'span.week': never
    'span.month': never
    'span.lastMonth': never
    'span.year': never
    'span.from': never
    'span.to': never
    'span.location': never
    'span.everywhere': never
    'span.show': never
    'orders.title': never
    'orders.text': never
    'orders.none': never
    'orders.of': { amount: string | number }
    'orders.approvesOn': { date: string | number }
    'orders.state.waiting': never
    'orders.state.pending': never
    'orders.state.approved': never
    'orders.state.paid': never
    'orders.state.void': never
    'orders.pages': never
    'orders.previous': never
    'orders.next': never
    'orders.page': { page: string | number }
    'payouts.title': never
    'payouts.none': never
    'payouts.rows': { count: number }
    'payouts.counterEntry': never
    'payouts.undone': never
    'payouts.statement': never
    'payouts.statementOf': { date: string | number }
    'files.title': never
    'files.text': never
    'files.csv': never
  }
  'partner-files': {
    'kind.order': never
    'kind.refund': never
    'kind.correction': never
    'state.pending': never
    'state.approved': never
    'state.paid': never
    'state.void': never
    'status.applied': never
    'status.invited': never
    'status.active': never
    'status.suspended': never
    'status.declined': never
    'commissions.day': never
    'commissions.orderDay': never
    'commissions.location': never
    'commissions.kind': never
    'commissions.amount': never
    'commissions.state': never
    'commissions.approvedAt': never
    'commissions.reason': never
    'commissions.payout': never
    'payouts.beneficiary': never
    'payouts.bank': never
    'payouts.account': never
    'payouts.amount': never
    'payouts.reference': never
    'payouts.paidAt': never
    'payouts.company': never
    'payouts.state': never
    'payouts.undoing': never
    'payouts.undone': never
    'partners.company': never
    'partners.status': never
    'partners.code': never
    'partners.contact': never
    'partners.email': never
    'partners.phone': never
    'partners.city': never
    'partners.country': never
    'partners.rate': never
    'partners.scans': never
    'partners.orders': never
    'partners.revenue': never
    'partners.owed': never
    'partners.since': never
    'statement.title': never
    'statement.code': never
    'statement.paidOn': never
    'statement.reference': never
    'statement.to': never
    'statement.account': never
    'statement.row': never
    'statement.rate': never
    'statement.base': never
    'statement.amount': never
    'statement.sum.order': never
    'statement.sum.refund': never
    'statement.sum.correction': never
    'statement.total': never
    'statement.takenBack': never
    'statement.undone': never
    'statement.closing': never
    'statement.continued': { reference: string | number; shop: string | number }
    'statement.page': { page: string | number; pages: string | number }
  }
  'partner-join': {
    'register.title': never
    'register.lead': { percent: string | number }
    'register.description': { percent: string | number }
    'register.toForm': never
    'reason.share.title': { percent: string | number }
    'reason.share.text': never
    'reason.print.title': never
    'reason.print.text': never
    'reason.figures.title': never
    'reason.figures.text': never
    'steps.title': never
    'steps.apply': never
    'steps.answer': never
    'steps.place': never
    'steps.order': never
    'steps.pay': { count: number }
    'fair.title': never
    'fair.returns': never
    'fair.own': never
    'fair.privacy': never
    'form.title': never
    'form.email': never
    'form.emailHint': never
    'form.about': never
    'form.aboutHint': never
    'form.aboutMissing': never
    'form.submit': never
    'form.privacy': never
    'form.sentTitle': never
    'form.sentText': { email: string | number }
    'form.already': never
    'form.toDashboard': never
    'invitation.title': never
    'invitation.lead': { email: string | number; percent: string | number }
    'invitation.accept': never
    'invitation.next': never
    'setup.pageTitle': never
    'setup.title': { company: string | number }
    'setup.lead': { email: string | number }
    'setup.leadAccount': { email: string | number }
    'setup.create': never
    'setup.become': never
    'setup.signInFirst': { email: string | number }
    'setup.otherAccount': { email: string | number }
    'setup.signIn': never
    'setup.signOut': never
    'setup.done': never
    'spent.title': never
    'spent.text': never
    'spent.contact': never
  }
  'partner-mail': {
    'hello': never
    'received.subject': never
    'received.preview': never
    'received.title': never
    'received.text': { shop: string | number }
    'approved.subject': { shop: string | number }
    'approved.preview': never
    'approved.title': { shop: string | number }
    'approved.text': { rate: string | number }
    'approved.button': never
    'approved.after': { until: string | number }
    'declined.subject': { shop: string | number }
    'declined.preview': never
    'declined.title': never
    'declined.text': never
    'invitation.subject': { shop: string | number }
    'invitation.preview': never
    'invitation.title': { shop: string | number }
    'invitation.text': { rate: string | number }
    'invitation.button': never
    'invitation.after': { until: string | number }
    'suspended.subject': { shop: string | number }
    'suspended.preview': never
    'suspended.title': never
    'suspended.text': never
    'paid.subject': { shop: string | number }
    'paid.preview': { amount: string | number }
    'paid.title': { amount: string | number }
    'paid.text': { reference: string | number }
    'paid.button': never
    'payoutDetails.subject': never
    'payoutDetails.preview': never
    'payoutDetails.title': never
    'payoutDetails.text': { at: string | number }
    'footer.why': { shop: string | number }
    'footer.contact': { url: string | number }
  }
  'partner-places': {
    'title': never
    'lead': never
    'add': never
    'full': { count: number }
    'empty': never
    'emptyText': never
    'on': never
    'off': never
    'switch': { name: string | number }
    'codeOf': { name: string | number }
    'linkOf': { name: string | number }
    'scans': { count: number }
    'orders': { count: number }
    'print': never
    'edit': never
    'editNamed': { name: string | number }
    'removeNamed': { name: string | number }
    'kind.shop': never
    'kind.cafe': never
    'kind.hotel': never
    'kind.school': never
    'kind.market': never
    'kind.other': never
    'newTitle': never
    'newText': never
    'editTitle': never
    'name': never
    'nameHint': never
    'nameMissing': never
    'kindField': never
    'address': never
    'city': never
    'optional': never
    'cancel': never
    'save': never
    'addThis': never
    'close': never
    'saved': never
    'added': never
    'failed': never
    'removeTitle': { name: string | number }
    'removeText': never
    'remove': never
    'removed': never
  }
  'partner-print': {
    'posterTitle': never
    'tentTitle': never
    'scan': never
    'sticker': never
    'cut': never
  }
  'pay': {
    'sums.label': never
    'sums.items': never
    'sums.discount': { percent: string | number }
    'sums.shipping': never
    'sums.shippingTo': { zone: string | number }
    'sums.pickup': never
    'sums.free': never
    'sums.tax': { percent: string | number }
    'sums.taxPlain': never
    'sums.total': never
    'sums.code': { code: string | number }
    'sums.freeByCode': { code: string | number }
    'sums.pickupAt': { event: string | number }
    'sums.wrapping': never
    'lines.quantity': { count: number }
    'lines.preOrder': never
    'lines.preOrderShips': { date: string | number }
    'lines.preOrderReady': { date: string | number }
    'lines.collectedEarlier': never
    'details.qr': { method: string | number }
    'details.openQr': never
    'details.bank': never
    'details.account': never
    'details.beneficiary': never
    'details.swift': never
    'details.amount': never
    'details.about': never
    'details.aboutOn': { amount: string | number; date: string | number }
    'details.reference': never
    'details.copyNamed': { name: string | number }
    'details.copied': never
    'details.copyFailed': never
    'details.sandbox': never
    'details.orderCode': { amount: string | number; number: string | number }
    'details.orderCodeSays': { amount: string | number; number: string | number }
    'details.plainCodeSays': never
    'troubles.fewLeft': { count: number }
    'troubles.soldOut': never
  }
  'payment-kinds': {
    'name.qr_code': never
    'name.bank_transfer': never
    'name.cash': never
    'name.card': never
    'name.paypal': never
    'name.other': never
    'after.qr_code': never
    'after.bank_transfer': never
    'after.cash': never
    'after.card': never
    'after.paypal': never
    'after.other': never
  }
  'payments': {
    'orderLine': { number: string | number; shop: string | number }
    'note.surplusCancelled': { amount: string | number; provider: string | number; reference: string | number }
    'note.surplusPaid': { amount: string | number; provider: string | number; reference: string | number }
    'note.surplusAmount': { amount: string | number; provider: string | number; reference: string | number; total: string | number }
    'note.refundFailed': { amount: string | number; provider: string | number; reason: string | number }
    'note.refundSurplus': { amount: string | number; provider: string | number; reference: string | number }
    'note.refundReversed': { amount: string | number; provider: string | number; reference: string | number }
    'dispute.note.opened': { amount: string | number; provider: string | number; reason: string | number; reference: string | number }
    'dispute.note.openedUntil': { amount: string | number; date: string | number; provider: string | number; reason: string | number; reference: string | number }
    'dispute.note.won': { amount: string | number; provider: string | number; reference: string | number }
    'dispute.note.lost': { amount: string | number; provider: string | number; reference: string | number }
    'dispute.title.opened': { number: string | number }
    'dispute.title.won': { number: string | number }
    'dispute.title.lost': { number: string | number }
    'dispute.open': never
    'dispute.footer': never
  }
  'pickup-mail': {
    'hello': never
    'greeting': { name: string | number }
    'reminder.subject': { number: string | number }
    'reminder.title': { event: string | number }
    'reminder.text': { number: string | number }
    'moved.subject': { event: string | number; number: string | number }
    'moved.title': { event: string | number }
    'moved.text': { event: string | number; number: string | number }
    'cancelled.subject': { event: string | number; number: string | number }
    'cancelled.title': { event: string | number }
    'cancelled.text': { event: string | number; number: string | number }
    'where': never
    'when': never
    'code': never
    'showCode': never
    'due.title': never
    'openCode': never
    'openOrder': never
    'calendar': { url: string | number }
    'why': { number: string | number; shop: string | number }
    'contact': { url: string | number }
    'entry': { event: string | number; number: string | number }
    'until': never
  }
  'preorder': {
    'title': never
    'description': never
    'lead': never
    'name': never
    'email': never
    'phone': never
    'phoneHint': never
    'type': never
    'choose': never
    'other': never
    'details': never
    'detailsHint': never
    'about': { product: string | number }
    'newsletter': never
    'submit': never
    'sentTitle': never
    'sentText': never
    'sentNewsletter': never
    'toShop': never
    'again': never
    'failed': never
    'wait': { count: number }
  }
  'preview': {
    'pageTitle': { name: string | number }
    'label': never
    'text': never
    'expired': never
    'expiredText': never
  }
  'product': {
    'crumbs.label': never
    'crumbs.shop': never
    'categories': never
    'memberPrice': { price: string | number }
    'gallery': never
    'quantity.label': never
    'quantity.less': never
    'quantity.more': never
    'buyBar': never
    'facts.preOrder': never
    'facts.shipsOn': { date: string | number }
    'facts.freeForMembers': { amount: string | number }
    'facts.freeForAll': { amount: string | number }
    'facts.tax': { rate: string | number }
    'facts.sku': { sku: string | number }
    'share.label': never
    'share.copied': never
    'share.failed': never
    'stories.label': never
    'stories.read': never
    'stories.fold': never
    'sizeGuide.title': never
    'sizeGuide.how.letters': never
    'sizeGuide.how.years': never
    'sizeGuide.how.months': never
    'sizeGuide.size.letters': never
    'sizeGuide.size.years': never
    'sizeGuide.size.months': never
    'sizeGuide.unit': never
    'sizeGuide.measures.chest': never
    'sizeGuide.measures.waist': never
    'sizeGuide.measures.hips': never
    'sizeGuide.measures.height': never
    'related': never
    'notFound.title': never
    'notFound.text': never
    'notFound.shop': never
    'earlyAccess.title': { date: string | number }
    'earlyAccess.join': never
    'earlyAccess.member': never
    'zoom.open': { count: number; number: string | number }
    'zoom.title': { name: string | number }
    'zoom.place': { count: number; number: string | number }
    'zoom.more': never
    'zoom.less': never
    'zoom.previous': never
    'zoom.next': never
    'zoom.close': never
    'details.label': never
    'details.material': never
    'details.care': never
    'details.measures': never
    'details.delivery': never
    'details.returns': never
    'back.ask': never
    'back.askSize': never
    'back.which': never
    'back.intro': never
    'back.own': { email: string | number }
    'back.email': never
    'back.send': never
    'back.sendSize': { size: string | number }
    'back.sending': never
    'back.neverMind': never
    'back.taken': never
    'back.failed': never
    'back.askPreOrder': never
    'viewed': never
    'origin.composed': never
    'origin.generated': never
  }
  'product-import': {
    'error.above_price': never
    'error.below_reserved': { limit: string | number }
    'error.column_missing': never
    'error.column_twice': never
    'error.differs': { limit: string | number }
    'error.invalid': never
    'error.invalid_date': never
    'error.invalid_price': never
    'error.invalid_stock': never
    'error.not_csv': never
    'error.not_utf8': { limit: string | number }
    'error.option_twice': never
    'error.required': never
    'error.sku_taken': never
    'error.too_long': { limit: string | number }
    'error.too_many': { limit: string | number }
    'error.too_many_cells': never
    'error.too_many_rows': { limit: string | number }
    'error.unknown_category': never
    'error.unknown_column': never
    'error.unknown_option': never
    'error.unknown_product_type': never
    'notAllowed': { allowed: string | number }
  }
  'promise': {
    'arrives': { dates: string | number }
    'arrivesOn': { date: string | number }
    'made': { date: string | number }
    'collect': { date: string | number }
    'to': never
    'title': never
    'failed': never
  }
  'proof': {
    'close': never
    'zoom': never
    'newTab': never
    'noViewer': never
    'failed': never
    'zoomTo': { percent: string | number }
  }
  'replies': {
    'details': never
    'yes': never
    'no': never
    'row.name': never
    'row.email': never
    'row.phone': never
    'row.subject': never
    'row.order': never
    'row.product': never
    'row.newsletter': never
    'row.sent': never
    'contact.received': never
    'contact.words': never
    'contact.staff.subject': { about: string | number }
    'contact.staff.preview': { name: string | number }
    'contact.staff.title': never
    'contact.staff.text': { name: string | number }
    'contact.sender.subject': never
    'contact.sender.preview': never
    'contact.sender.title': never
    'contact.sender.text': never
    'preorder.received': never
    'preorder.words': never
    'preorder.staff.subject': { about: string | number }
    'preorder.staff.preview': { name: string | number }
    'preorder.staff.title': never
    'preorder.staff.text': { name: string | number }
    'preorder.sender.subject': never
    'preorder.sender.preview': never
    'preorder.sender.title': never
    'preorder.sender.text': never
    'newsletter.sent': never
    'newsletter.confirmed': never
    'newsletter.unsubscribed': never
    'newsletter.mail.subject': { shop: string | number }
    'newsletter.mail.preview': never
    'newsletter.mail.title': never
    'newsletter.mail.text': { shop: string | number }
    'newsletter.mail.button': never
    'newsletter.mail.ignore': never
    'newsletter.mail.why': { shop: string | number }
    'newsletter.mail.unsubscribe': { url: string | number }
    'newsletter.mail.preferences': { url: string | number }
    'newsletter.letterReason': { shop: string | number }
    'newsletter.testSubject': { subject: string | number }
    'newsletter.skipped.invalid_email': never
    'newsletter.skipped.unknown_language': never
    'newsletter.skipped.twice': never
    'newsletter.skipped.no_consent': never
    'newsletter.skipped.already_subscribed': never
    'newsletter.skipped.unsubscribed': never
    'newsletter.skipped.bounced': never
    'footer.why': { shop: string | number }
    'footer.contact': { url: string | number }
    'footer.staff': never
    'notYou': never
    'answer.subject': { shop: string | number }
    'answer.preview': never
    'answer.title.contact': never
    'answer.title.preorder': never
    'stockNotice.waiting': never
    'stockNotice.sent': never
    'stockNotice.withdrawn': never
    'stockNotice.confirm.subject': { thing: string | number }
    'stockNotice.confirm.preview': never
    'stockNotice.confirm.title': never
    'stockNotice.confirm.text': { thing: string | number }
    'stockNotice.confirm.button': never
    'stockNotice.confirm.ignore': never
    'stockNotice.confirm.withdraw': { url: string | number }
    'stockNotice.back.why': { shop: string | number }
    'partner.applied': never
  }
  'return-mail': {
    'requested.subject': { number: string | number }
    'requested.preview': never
    'requested.title': never
    'requested.text': { number: string | number }
    'accepted.subject': { number: string | number }
    'accepted.preview': never
    'accepted.title': never
    'accepted.text': { number: string | number }
    'refused.subject': { number: string | number }
    'refused.preview': never
    'refused.title': never
    'refused.text': { number: string | number }
    'received.subject': { number: string | number }
    'received.preview': never
    'received.title': never
    'received.text': { number: string | number }
    'settled.subject': { number: string | number }
    'settled.preview': never
    'settled.title': never
    'settled.refund': { amount: string | number }
    'settled.exchange': { number: string | number }
    'settled.nothing': never
    'button': never
    'why': { shop: string | number }
  }
  'returns': {
    'title': never
    'until': { date: string | number }
    'ask': never
    'what': never
    'bought': { count: number }
    'quantity': { name: string | number }
    'less': { name: string | number }
    'more': { name: string | number }
    'nothingChosen': never
    'why': never
    'whyMissing': never
    'choose': never
    'reason.too_small': never
    'reason.too_large': never
    'reason.damaged': never
    'reason.wrong_item': never
    'reason.not_as_described': never
    'reason.changed_mind': never
    'reason.other': never
    'wishTitle': never
    'wish.refund': never
    'wish.exchange': never
    'words': never
    'wordsHint': never
    'then': { count: number }
    'send': never
    'sent': never
    'failed': never
    'close': never
    'askedOn': { date: string | number }
    'status.requested': never
    'status.accepted': never
    'status.refused': never
    'status.received': never
    'status.settled': never
    'status.withdrawn': never
    'says.requested': never
    'says.accepted': never
    'says.refused': never
    'says.received': never
    'says.settled': never
    'says.withdrawn': never
    'end.refund': { amount: string | number }
    'end.exchange': { number: string | number }
    'end.nothing': never
    'picture': { number: string | number }
    'addPictures': { count: number }
    'picturesHint': { size: string | number }
    'sending': never
    'withdraw': never
  }
  'review-form': {
    'title': never
    'text': never
    'notLoaded': never
    'again': never
    'howMany': never
    'stars': { count: number }
    'words': never
    'wordsHint': never
    'author': never
    'authorHint': never
    'then': { count: number }
    'send': never
    'sent': never
    'failed': never
    'status.waiting': never
    'status.approved': never
    'status.refused': never
    'refused': never
    'answer': never
    'change': never
    'delete': never
    'ask.title': never
    'ask.text': never
    'ask.keep': never
    'ask.confirm': never
    'picture': { number: string | number }
    'removePicture': { number: string | number }
    'addPictures': { count: number }
    'picturesHint': { size: string | number }
    'sending': never
    'cancel': never
  }
  'review-mail': {
    'approved.subject': { thing: string | number }
    'approved.preview': { thing: string | number }
    'approved.title': never
    'approved.text': { thing: string | number }
    'approved.button': never
    'refused.subject': { thing: string | number }
    'refused.preview': { thing: string | number }
    'refused.title': never
    'refused.text': { thing: string | number }
    'refused.button': never
    'answered.subject': { thing: string | number }
    'answered.preview': { thing: string | number }
    'answered.title': never
    'answered.text': { thing: string | number }
    'answered.button': never
    'why': { shop: string | number }
  }
  'reviews': {
    'title': never
    'stars': { stars: string | number }
    'summary': { average: string | number; count: number }
    'picture': { author: string | number; number: string | number }
    'answer': { shop: string | number }
    'more': { count: number }
    'failed': never
    'own': never
  }
  'roles': {
    'name.staff': never
    'name.admin': never
    'name.super_admin': never
    'short.staff': never
    'short.admin': never
    'short.super_admin': never
    'invitation.staff': { email: string | number }
    'invitation.admin': { email: string | number }
    'invitation.super_admin': { email: string | number }
    'mail.staff': { shop: string | number }
    'mail.admin': { shop: string | number }
    'mail.super_admin': { shop: string | number }
  }
  'sandbox': {
    'pageTitle': never
    'label': never
    'heading': never
    'text': never
    'textPaypal': never
    'order': { number: string | number }
    'amount': never
    'number': never
    'expiry': never
    'cvc': never
    'pay': { total: string | number }
    'back': never
    'cards': never
    'use': never
    'card.paid': never
    'card.declined': never
    'card.poor': never
    'card.confirm': never
    'expiryText': never
    'error.required': never
    'error.invalid_card_number': never
    'error.invalid_expiry': never
    'error.invalid_cvc': never
    'failedTitle': never
    'failed': never
    'paid': never
    'noScript': never
  }
  'search': {
    'title': never
    'field': never
    'placeholder': never
    'hint': never
    'recent': never
    'forget': never
    'results': never
    'category': never
    'all': { query: string | number }
    'count': { count: number }
    'nothing': { query: string | number }
    'failed': never
    'retry': never
    'close': never
  }
  'security': {
    'close': never
    'cancel': never
    'failed': never
    'password.label': never
    'password.hint': never
    'code.label': never
    'code.missing': never
    'code.either': never
    'code.recovery': never
    'code.recoveryHint': never
    'code.recoveryMissing': never
    'code.usePasskey': never
    'code.passkeyOnly': never
    'code.noPasskey': never
    'app.title': never
    'app.text': never
    'app.on': never
    'app.since': { date: string | number }
    'app.codesLeft': { count: number }
    'app.fewCodes': never
    'setUp.open': never
    'setUp.title': never
    'setUp.text': never
    'setUp.next': never
    'setUp.scan': never
    'setUp.qrCode': never
    'setUp.byHand': never
    'setUp.openApp': never
    'setUp.confirm': never
    'codes.title': never
    'codes.text': never
    'codes.list': never
    'codes.save': never
    'codes.copy': never
    'codes.copied': never
    'codes.done': never
    'codes.fileTitle': { shop: string | number }
    'codes.fileText': never
    'renew.open': never
    'renew.title': never
    'renew.text': never
    'renew.confirm': never
    'turnOff.open': never
    'turnOff.title': never
    'turnOff.text': never
    'turnOff.confirm': never
    'turnOff.done': never
    'passkeys.title': never
    'passkeys.text': never
    'passkeys.since': { date: string | number }
    'passkeys.used': { date: string | number }
    'passkeys.unused': never
    'passkeys.synced': never
    'passkeys.add': never
    'passkeys.addTitle': never
    'passkeys.addText': never
    'passkeys.addConfirm': never
    'passkeys.added': never
    'passkeys.name': never
    'passkeys.nameHint': never
    'passkeys.nameMissing': never
    'passkeys.known': never
    'passkeys.givenUp': never
    'passkeys.failed': never
    'rename.open': { name: string | number }
    'rename.button': never
    'rename.title': never
    'rename.confirm': never
    'remove.open': { name: string | number }
    'remove.button': never
    'remove.title': { name: string | number }
    'remove.text': never
    'remove.confirm': never
    'remove.done': never
    'sessions.title': never
    'sessions.text': never
    'sessions.device': { browser: string | number; system: string | number }
    'sessions.unknown': never
    'sessions.here': never
    'sessions.seen': { date: string | number }
    'sessions.from': { address: string | number }
    'sessions.end': never
    'sessions.endNamed': { device: string | number }
    'sessions.endOthers': never
    'sessions.endAll': never
    'sessions.ended': never
    'sessions.failed': never
    'step.pageTitle': never
    'step.title': never
    'step.lead': never
    'step.leadPasskey': never
    'step.submit': never
    'step.useRecovery': never
    'step.useApp': never
    'step.cancel': never
    'step.expired': never
    'step.noScript': never
    'step.noScriptPasskey': never
    'staff.pageTitle': never
    'staff.title': never
    'staff.lead': never
    'staff.awaitedTitle': never
    'staff.awaited': never
    'staff.signInAgain': never
    'staff.toAdmin': never
    'staff.signOut': never
  }
  'settings': {
    'title': never
    'lead': never
    'cancel': never
    'failed.title': never
    'failed.text': never
    'picture.title': never
    'picture.alt': never
    'picture.choose': never
    'picture.change': never
    'picture.remove': never
    'picture.hint': never
    'picture.noPicture': never
    'picture.tooLarge': never
    'picture.cropTitle': never
    'picture.cropText': never
    'picture.cropArea': never
    'picture.zoom': never
    'picture.save': never
    'picture.saved': never
    'picture.removed': never
    'picture.failed': never
    'picture.unreadable': never
    'profile.title': never
    'profile.name': never
    'profile.nameMissing': never
    'profile.displayName': never
    'profile.displayHint': never
    'profile.phone': never
    'profile.phoneHint': never
    'profile.phoneShort': never
    'profile.birthday': never
    'profile.birthdayHint': never
    'profile.language': never
    'profile.languageHint': never
    'profile.save': never
    'profile.saved': never
    'letters.title': never
    'letters.saved': never
    'letters.order_updates': never
    'letters.order_updates_text': never
    'letters.email_notifications': never
    'letters.email_notifications_text': never
    'letters.marketing_emails': never
    'letters.marketing_emails_text': never
    'letters.sms_notifications': never
    'letters.sms_notifications_text': never
    'letters.always': never
    'email.title': never
    'email.current': { email: string | number }
    'email.hint': never
    'email.submit': never
    'email.same': never
    'email.failed': never
    'email.failedText': never
    'email.sentTitle': never
    'email.sentText': { email: string | number }
    'email.again': never
    'email.new': never
    'password.title': never
    'password.current': never
    'password.hint': never
    'password.submit': never
    'password.failedText': never
    'records.title': never
    'records.text': never
    'records.download': never
    'records.failed': never
    'close.title': never
    'close.lead': never
    'close.open': never
    'close.dialogTitle': never
    'close.gone': never
    'close.orders': never
    'close.sessions': never
    'close.forever': never
    'close.type': { word: string | number }
    'close.word': never
    'close.wordLabel': never
    'close.wrongWord': { word: string | number }
    'close.confirm': never
    'close.failed': never
  }
  'shell': {
    'skip': never
    'unreached': never
    'announcement.label': never
    'announcement.freeForMembers': { amount: string | number }
    'announcement.freeForAll': { amount: string | number }
    'header.home': { shop: string | number }
    'header.main': never
    'header.openMenu': never
    'header.closeMenu': never
    'header.shop': never
    'header.categories': never
    'header.events': never
    'header.about': never
    'header.contact': never
    'header.search': never
    'header.account': never
    'header.signIn': never
    'header.partner': never
    'header.admin': never
    'header.cart': never
    'header.wishlist': never
    'header.cartItems': { count: number }
    'language.label': never
    'footer.tagline': never
    'footer.shop': never
    'footer.studio': never
    'footer.help': never
    'footer.allProducts': never
    'footer.events': never
    'footer.membership': never
    'footer.partners': never
    'footer.about': never
    'footer.contact': never
    'footer.trackOrder': never
    'footer.terms': never
    'footer.privacy': never
    'footer.counting': never
    'footer.rights': { shop: string | number }
    'footer.follow': never
    'errorScreen.title': never
    'errorScreen.text': never
    'errorScreen.products': never
    'errorScreen.productsText': never
    'errorScreen.reload': never
    'errorScreen.back': never
    'errorScreen.support': never
    'notFound.pageTitle': never
    'notFound.title': never
    'notFound.text': never
    'notFound.home': never
    'notFound.shop': never
    'action.close': never
    'action.retry': never
    'action.loading': never
    'toasts': never
    'newsletter.label': never
    'newsletter.submit': never
    'newsletter.submitting': never
    'newsletter.required': never
    'newsletter.invalid': never
    'newsletter.subscribed': never
    'newsletter.failed': never
    'newsletter.later': never
    'newsletter.title': never
    'currency.label': never
    'currency.MYR': never
    'currency.KZT': never
    'currency.RUB': never
    'currency.USD': never
    'currency.about': never
    'currency.aboutOn': { date: string | number }
    'quantity.whole': never
    'quantity.least': { least: string | number }
    'quantity.most': { most: string | number }
  }
  'shop': {
    'title': never
    'pageTitle': never
    'description': never
    'resultsFor': { query: string | number }
    'count': { count: number }
    'filters.title': never
    'filters.titleCount': { count: number }
    'filters.close': never
    'filters.chosen': never
    'filters.remove': { filter: string | number }
    'filters.reset': never
    'filters.searched': { query: string | number }
    'filters.search': never
    'filters.apply': never
    'filters.show': { count: number }
    'category.title': never
    'category.all': never
    'price.title': never
    'price.0-50': never
    'price.50-100': never
    'price.100-150': never
    'price.150-': never
    'color.title': never
    'color.withCount': { color: string | number; count: number }
    'color.red': never
    'color.blue': never
    'color.green': never
    'color.black': never
    'color.white': never
    'color.beige': never
    'size.withCount': { count: number; size: string | number }
    'availability.title': never
    'availability.in_stock': never
    'availability.pre_order': never
    'availability.out_of_stock': never
    'sort.label': never
    'sort.featured': never
    'sort.price-asc': never
    'sort.price-desc': never
    'sort.newest': never
    'pages.label': never
    'pages.previous': never
    'pages.next': never
    'pages.page': { page: string | number }
    'empty.title': never
    'empty.titleFor': { query: string | number }
    'empty.filtered': never
    'empty.text': never
    'empty.reset': never
    'empty.all': never
    'empty.search': never
  }
  'stall': {
    'method.cash': never
    'method.qr': never
    'method.card': never
    'method.other': never
    'column.part': never
    'column.what': never
    'column.pieces': never
    'column.sum': never
    'column.note': never
    'part.total': never
    'part.method': never
    'part.pickupMoney': never
    'part.product': never
    'part.hour': never
    'part.member': never
    'part.pickups': never
    'part.notCollected': never
    'part.returned': never
    'part.difference': never
    'part.priceDifference': never
    'total.sales': never
    'total.units': never
    'total.tax': never
    'total.rounding': never
    'total.voided': never
    'total.cash': never
    'total.refunded': never
    'member.yes': never
    'member.no': never
    'pickups.collected': never
    'pickups.open': never
    'reason.missing': never
    'reason.damaged': never
    'reason.gift': never
    'reason.found': never
    'reason.other': never
    'priceNow': { amount: string | number }
  }
  'stock-notice': {
    'title': never
    'description': never
    'shop': never
    'confirm.heading': never
    'confirm.text': never
    'confirm.button': never
    'confirm.done': never
    'confirm.doneText': never
    'confirm.expired': never
    'confirm.expiredText': never
    'withdraw.heading': never
    'withdraw.text': never
    'withdraw.button': never
    'withdraw.done': never
    'withdraw.doneText': never
    'withdraw.expired': never
    'withdraw.expiredText': never
  }
  'studio-alt': {
    'alt': { backdrop: string | number; name: string | number; type: string | number }
    'type.flat': never
    'type.hanger': never
    'type.worn': never
    'type.table': never
    'type.detail': never
    'type.scene': never
    'type.group': never
    'backdrop.felt': never
    'backdrop.lapis': never
    'backdrop.pomegranate': never
    'backdrop.apricot': never
    'backdrop.stone': never
    'backdrop.wood': never
    'backdrop.transparent': never
  }
  'track': {
    'pageTitle': never
    'heading': never
    'lead': never
    'number': never
    'email': never
    'emailHint': never
    'submit': never
    'notFound': never
    'notFoundText': never
    'wait': { count: number }
    'waitMinutes': { count: number }
    'failed': never
    'numberRequired': never
    'emailRequired': never
    'emailInvalid': never
    'contact': never
    'description': { shop: string | number }
  }
  'wishlist': {
    'added': never
    'removed': never
    'already': never
    'fetchFailed': never
    'addFailed': never
    'removeFailed': never
    'signInFirst': never
    'tryAgain': never
  }
}
