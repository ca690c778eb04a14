// Written by `node src/commands/generate-word-params.ts` from messages/en. Not edited by hand.
export type WordParams = {
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
    'status.completed': never
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
    'passkey_added.subject': { shop: string | number }
    'passkey_added.preview': never
    'passkey_added.title': never
    'passkey_added.text': never
    'passkey_added.button': never
    'passkey_added.after': never
    'sign_in_reset.subject': { shop: string | number }
    'sign_in_reset.preview': never
    'sign_in_reset.title': never
    'sign_in_reset.text': { shop: string | number }
    'sign_in_reset.button': never
    'sign_in_reset.after': never
    'circumstances': never
    'when': never
    'zone': never
    'device': never
    'unknownDevice': never
    'footer.why': { shop: string | number }
    'footer.warning': { shop: string | number }
    'footer.contact': { url: string | number }
  }
  'admin': {
    'nav.skip': never
    'nav.label': never
    'nav.home': never
    'nav.orders': never
    'nav.security': never
    'nav.signOut': never
    'nav.language': never
    'nav.messages': never
    'role.staff': never
    'role.admin': never
    'role.superAdmin': never
    'action.close': never
    'action.cancel': never
    'action.save': never
    'action.edit': never
    'status.pending_payment': never
    'status.proof_submitted': never
    'status.processing': never
    'status.shipped': never
    'status.completed': never
    'status.cancelled': never
    'statusFilter.pending': never
    'statusFilter.proof_submitted': never
    'statusFilter.processing': never
    'statusFilter.shipped': never
    'statusFilter.completed': never
    'statusFilter.cancelled': never
    'payment.unpaid': never
    'payment.proof_submitted': never
    'payment.paid': never
    'payment.refunded': never
    'markAs.pending': never
    'markAs.processing': never
    'markAs.shipped': never
    'markAs.completed': never
    'markAs.cancelled': never
    'marked.pending': { number: string | number }
    'marked.processing': { number: string | number }
    'marked.shipped': { number: string | number }
    'marked.completed': { number: string | number }
    'marked.cancelled': { number: string | number }
    'trackingSaved': never
    'orders.pageTitle': never
    'orders.title': never
    'orders.export': never
    'orders.exportLimited': { count: number }
    'orders.search': never
    'orders.searchPlaceholder': never
    'orders.selectAll': never
    'orders.select': { number: string | number }
    'orders.more': { number: string | number }
    'orders.view': never
    'orders.hoursLeft': { count: number }
    'orders.expiring': never
    'orders.shown': { from: string | number; to: string | number; total: string | number }
    'orders.shownOfMany': { from: string | number; to: string | number; total: string | number }
    'orders.live': { time: string | number }
    'orders.none': never
    'orders.noneFound': never
    'orders.clear': never
    'orders.range.label': never
    'orders.range.today': never
    'orders.range.week': never
    'orders.range.month': never
    'orders.range.year': never
    'orders.range.all': never
    'orders.filter.status': never
    'orders.filter.country': never
    'orders.filter.anyStatus': never
    'orders.filter.anyCountry': never
    'column.order': never
    'column.customer': never
    'column.city': never
    'column.placed': never
    'column.items': never
    'column.total': never
    'column.status': never
    'column.note': never
    'column.actions': never
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
    'paging.label': never
    'paging.previous': never
    'paging.next': never
    'paging.page': { page: string | number }
    'bulk.selected': { count: number }
    'bulk.nonePending': never
    'bulk.title': { count: number }
    'bulk.consequence': never
    'bulk.progress': never
    'bulk.done': { count: number }
    'bulk.refused': { count: number }
    'statusDialog.title.pending': never
    'statusDialog.title.processing': never
    'statusDialog.title.shipped': never
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
    'statusDialog.consequence.tracking': { number: string | number }
    'statusDialog.consequence.other': { number: string | number }
    'statusDialog.override': never
    'order.back': never
    'order.placed': { date: string | number }
    'order.print': never
    'order.markAs': never
    'order.items': never
    'order.preOrder': never
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
    'hold.title': never
    'hold.pieces': { count: number }
    'hold.nothing': never
    'hold.until': { date: string | number }
    'hold.untilDecided': never
    'hold.untilSent': never
    'hold.ofBuyer': { count: number }
    'hold.release': never
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
    'timeline.status.pending': never
    'timeline.status.processing': never
    'timeline.status.shipped': never
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
    'export.number': never
    'export.placed': never
    'export.customer': never
    'export.email': never
    'export.city': never
    'export.country': never
    'export.items': never
    'export.total': never
    'export.status': never
    'export.payment': never
    'export.tracking': never
    'notFound.pageTitle': never
    'notFound.title': never
    'notFound.text': never
    'notFound.toOrders': never
    'failed.title': never
    'failed.text': never
    'failed.retry': never
    'failed.network': never
    'session.endingTitle': never
    'session.endingText': never
    'session.overTitle': never
    'session.idleText': { count: number }
    'session.overText': never
    'session.kept': never
    'session.elsewhere': never
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
    'benefits.first': never
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
    'failure.network': never
    'failure.timeout': never
    'failure.generic': never
    'failure.unknown': never
    'passkey.signIn': never
    'passkey.failed': never
    'invitation.pageTitle': never
    'invitation.title': never
    'invitation.text': never
    'invitation.toSignIn': never
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
  'buying': {
    'problems.not_found': never
    'problems.sold_out': never
    'problems.few_left': { count: number }
    'problems.choose_variation': never
    'problems.choose_size': never
    'zones.malaysia_peninsular': never
    'zones.malaysia_east': never
    'zones.south_east_asia': never
    'zones.central_asia': never
    'zones.rest_of_world': never
    'otherCountry': never
  }
  'cart': {
    'pageTitle': never
    'heading': never
    'title': { count: number }
    'itemCount': { count: number }
    'summary': never
    'items': never
    'delivery': never
    'firstOrderDiscount': never
    'total': never
    'beforeShipping': never
    'checkout': never
    'viewCart': never
    'continueShopping': never
    'toShop': never
    'emptyTitle': never
    'emptyText': never
    'quantityOf': { name: string | number }
    'lessOf': { name: string | number }
    'moreOf': { name: string | number }
    'removeLine': { name: string | number }
    'takeWhatIsLeft': { count: number }
    'freeShippingReached': never
    'freeShippingAway': { amount: string | number }
    'pricesChanged': never
    'priceChange': { from: string | number; name: string | number; to: string | number }
    'quoteFailed': never
    'tryAgain': never
    'noScript': never
  }
  'checkout': {
    'pageTitle': never
    'heading': never
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
    'buyer.memberText': never
    'buyer.signIn': never
    'buyer.signInText': never
    'contact': never
    'delivery': never
    'billing': never
    'billingSame': never
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
    'error.required.payment_method_id': never
    'error.invalid_email': never
    'error.invalid_phone': never
    'error.phone_too_short': never
    'error.too_long': { count: number }
    'fix': { count: number }
    'bundle': never
    'editBundle': never
    'showBundle': never
    'hideBundle': never
    'place': never
    'placeFor': { total: string | number }
    'after.qr_code': never
    'after.bank_transfer': never
    'after.cash': never
    'after.card': never
    'after.paypal': never
    'after.other': never
    'terms': never
    'total.loading': never
    'total.failed': never
    'total.again': never
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
    'placed': never
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
    'map.label': never
    'map.here': never
    'map.river': never
    'map.station': never
    'map.market': never
    'map.caption': never
    'map.osm': never
    'map.google': never
    'hours.title': never
    'hours.zone': never
    'hours.weekdays': never
    'hours.saturday': never
    'hours.sunday': never
    'hours.closed': never
    'hours.openNow': { time: string | number }
    'hours.closedNow': { day: string | number; time: string | number }
    'hours.today': never
    'hours.tomorrow': never
    'hours.monday': never
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
    'errors.idempotency_key_reused': never
    'errors.in_progress': never
    'errors.invalid_credentials': never
    'errors.invalid_input': never
    'errors.invalid_signature': never
    'errors.last_super_admin': never
    'errors.link_invalid': never
    'errors.malformed': never
    'errors.method_not_allowed': never
    'errors.newsletter_link_expired': never
    'errors.no_proof_to_refuse': never
    'errors.not_allowed': never
    'errors.not_awaiting_payment': never
    'errors.not_cancellable': never
    'errors.not_found': never
    'errors.not_paid_online': never
    'errors.not_signed_in': never
    'errors.order_cancelled': never
    'errors.order_not_found': never
    'errors.order_not_payable': never
    'errors.nothing_to_refund': never
    'errors.refund_needs_admin': never
    'errors.refund_too_large': never
    'errors.out_of_stock': never
    'errors.page_not_found': never
    'errors.payload_too_large': never
    'errors.picture_refused': never
    'errors.picture_too_large': never
    'errors.picture_type_refused': never
    'errors.price_changed': never
    'errors.product_not_found': never
    'errors.proof_not_saved': never
    'errors.proof_refused': never
    'errors.proof_too_large': never
    'errors.proof_too_many_pixels': never
    'errors.proof_type_refused': never
    'errors.reset_link_invalid': never
    'errors.sku_taken': never
    'errors.slug_taken': never
    'errors.stock_below_reserved': never
    'errors.story_not_found': never
    'errors.too_busy': never
    'errors.too_many_addresses': never
    'errors.too_many_proofs': never
    'errors.too_many_requests': never
    'errors.too_many_unpaid': never
    'errors.too_slow': never
    'errors.unavailable': never
    'errors.unsupported_media_type': never
    'errors.upload_not_configured': never
    'errors.wishlist_full': never
    'errors.second_step_expired': never
    'errors.second_factor_on': never
    'errors.second_factor_off': never
    'errors.second_factor_required': never
    'errors.passkey_refused': never
    'errors.too_many_passkeys': never
    'errors.sign_in_again': never
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
    'fields.invalid_date': never
    'fields.invalid_email': never
    'fields.invalid_expiry': never
    'fields.invalid_format': never
    'fields.invalid_phone': never
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
    'fields.required': never
    'fields.second_default': never
    'fields.too_big': { limit: string | number }
    'fields.too_long': { limit: string | number }
    'fields.too_many_lines': { limit: string | number }
    'fields.too_small': { limit: string | number }
    'fields.unknown_category': never
    'fields.unknown_event': never
    'fields.unknown_option': never
    'fields.unknown_payment_method': never
    'fields.unknown_variation': never
    'fields.unrecognized_keys': never
    'fields.wrong_password': never
    'fields.wrong_code': never
    'fields.password_common': never
  }
  'events': {
    'title': never
    'description': never
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
    'zone': { zone: string | number }
    'calendar': never
    'site': never
    'directions': never
    'products': never
  }
  'goods': {
    'price.range': { max: string | number; min: string | number }
    'price.members': { price: string | number }
    'price.membersFrom': { price: string | number }
    'price.insteadOf': { price: string | number }
    'price.yourPrice': never
    'price.regular': never
    'price.now': never
    'badge.soldOut': never
    'badge.preOrder': never
    'badge.off': { percent: string | number }
    'badge.left': { count: number }
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
  }
  'home': {
    'title': { shop: string | number }
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
  }
  'invoice': {
    'title': never
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
    'item': never
    'quantity': never
    'price': never
    'amount': never
    'sku': { sku: string | number }
    'preOrder': never
    'items': never
    'discount': { percent: string | number }
    'shipping': never
    'free': never
    'tax': { percent: string | number }
    'total': never
    'returned': never
    'continued': { number: string | number; shop: string | number }
    'thanks': never
    'currency': never
    'page': { page: string | number; pages: string | number }
    'from': never
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
    'received.subject': { number: string | number }
    'received.title': never
    'received.text': never
    'proof_received.subject': { number: string | number }
    'proof_received.title': never
    'proof_received.text': never
    'proof_refused.subject': { number: string | number }
    'proof_refused.title': never
    'proof_refused.text': never
    'processing.subject': { number: string | number }
    'processing.title': never
    'processing.text': never
    'shipped.subject': { number: string | number }
    'shipped.title': never
    'shipped.text': never
    'completed.subject': { number: string | number }
    'completed.title': never
    'completed.text': never
    'cancelled.subject': { number: string | number }
    'cancelled.title': never
    'cancelled.text': never
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
    'pay.slip': never
    'pay.online': never
    'pay.method': never
    'pay.amount': never
    'pay.bank': never
    'pay.account': never
    'pay.beneficiary': never
    'pay.swift': never
    'pay.reference': never
    'pay.qr': never
    'goods': never
    'size': { size: string | number }
    'preOrder': never
    'amounts.subtotal': never
    'amounts.discount': never
    'amounts.shipping': never
    'amounts.free': never
    'amounts.tax': never
    'amounts.total': never
    'address': never
    'road.placed': never
    'road.processing': never
    'road.shipped': never
    'road.delivered': never
    'action.open': never
    'action.upload': never
    'action.pay': never
    'footer.why': { number: string | number; shop: string | number }
    'footer.personal': never
    'footer.contact': { url: string | number }
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
  }
  'offline': {
    'title': never
    'heading': never
    'text': never
    'again': never
    'cart': never
    'home': never
    'app.name': never
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
    'heading.shipped': never
    'heading.completed': never
    'heading.cancelled': never
    'text.pending_payment': never
    'text.cash': never
    'text.proof_refused': never
    'text.proof_submitted': { email: string | number }
    'text.processing': { email: string | number }
    'text.shipped': never
    'text.shippedPlain': never
    'text.completed': never
    'text.cancelled': never
    'text.expired': never
    'road.label': never
    'road.done': never
    'road.placed': never
    'road.processing': never
    'road.shipped': never
    'road.delivered': never
    'road.processed': never
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
  }
  'pay': {
    'sums.label': never
    'sums.items': never
    'sums.discount': { percent: string | number }
    'sums.shipping': never
    'sums.shippingTo': { zone: string | number }
    'sums.free': never
    'sums.tax': { percent: string | number }
    'sums.taxPlain': never
    'sums.total': never
    'lines.quantity': { count: number }
    'lines.preOrder': never
    'details.qr': { method: string | number }
    'details.openQr': never
    'details.bank': never
    'details.account': never
    'details.beneficiary': never
    'details.swift': never
    'details.amount': never
    'details.reference': never
    'details.copyNamed': { name: string | number }
    'details.copied': never
    'details.copyFailed': never
    'details.sandbox': never
    'troubles.fewLeft': { count: number }
    'troubles.soldOut': never
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
  'product': {
    'crumbs.label': never
    'crumbs.shop': never
    'categories': never
    'range': { max: string | number; min: string | number }
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
    'facts.askPreOrder': never
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
    'sizeGuide.measure.letters': never
    'sizeGuide.measure.years': never
    'sizeGuide.measure.months': never
    'related': never
    'notFound.title': never
    'notFound.text': never
    'notFound.shop': never
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
    'footer.why': { shop: string | number }
    'footer.contact': { url: string | number }
    'footer.staff': never
    'notYou': never
  }
  'sandbox': {
    'pageTitle': never
    'label': never
    'heading': never
    'text': never
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
    'password.old': never
    'code.label': never
    'code.missing': never
    'code.either': never
    'code.recovery': never
    'code.recoveryHint': never
    'code.recoveryMissing': never
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
    'announcement.label': never
    'announcement.freeForMembers': { amount: string | number }
    'announcement.freeForAll': { amount: string | number }
    'announcement.madeIn': never
    'header.home': { shop: string | number }
    'header.main': never
    'header.openMenu': never
    'header.closeMenu': never
    'header.shop': never
    'header.events': never
    'header.about': never
    'header.contact': never
    'header.search': never
    'header.account': never
    'header.signIn': never
    'header.partner': never
    'header.admin': never
    'header.cart': never
    'header.cartItems': { count: number }
    'language.label': never
    'footer.tagline': never
    'footer.shop': never
    'footer.studio': never
    'footer.help': never
    'footer.allProducts': never
    'footer.events': never
    'footer.membership': never
    'footer.about': never
    'footer.contact': never
    'footer.trackOrder': never
    'footer.terms': never
    'footer.privacy': never
    'footer.counting': never
    'footer.offices': never
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
  'slip': {
    'close': never
    'zoom': never
    'newTab': never
    'noViewer': never
    'failed': never
    'zoomTo': { percent: string | number }
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
    'description': never
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
