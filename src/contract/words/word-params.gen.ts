// Written by `node src/entry/generate-word-params.ts` from messages/en. Not edited by hand.
export type WordParams = {
  'account-mail': {
    'greeting': { name: string | number }
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
    'circumstances': never
    'when': never
    'zone': never
    'device': never
    'footer.why': { shop: string | number }
    'footer.warning': { shop: string | number }
    'footer.contact': { url: string | number }
  }
  'admin': {
    'nav.skip': never
    'nav.label': never
    'nav.home': never
    'nav.orders': never
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
    'order.expires': { date: string | number }
    'timeline.byCustomer': never
    'timeline.byShop': never
    'timeline.kind.placed': never
    'timeline.kind.status': never
    'timeline.kind.payment': never
    'timeline.kind.proof': never
    'timeline.kind.proof_refused': never
    'timeline.kind.tracking': never
    'timeline.kind.note': never
    'timeline.kind.expired': never
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
    'proof.zoom': never
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
    'empty.title': never
    'empty.text': never
    'empty.toShop': never
    'placed': never
    'noMethods': never
    'noScript': never
    'contactUs': never
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
    'errors.not_cancellable': never
    'errors.not_found': never
    'errors.not_paid_online': never
    'errors.not_signed_in': never
    'errors.order_cancelled': never
    'errors.order_not_found': never
    'errors.order_not_payable': never
    'errors.out_of_stock': never
    'errors.page_not_found': never
    'errors.payload_too_large': never
    'errors.picture_refused': never
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
    'errors.too_many_addresses': never
    'errors.too_many_proofs': never
    'errors.too_many_requests': never
    'errors.unavailable': never
    'errors.unsupported_media_type': never
    'errors.upload_not_configured': never
    'errors.wishlist_full': never
    'fields.above_price': never
    'fields.body': never
    'fields.card_expired': never
    'fields.choose_size': never
    'fields.choose_variation': never
    'fields.custom': never
    'fields.empty_cart': never
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
    'membership.signedIn': never
    'membership.shop': never
  }
  'mail': {
    'greeting': { name: string | number }
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
    'live.title': never
    'live.text': never
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
    'contact.sender.subject': { about: string | number }
    'contact.sender.preview': { name: string | number }
    'contact.sender.title': never
    'contact.sender.text': { name: string | number }
    'preorder.received': never
    'preorder.words': never
    'preorder.staff.subject': { about: string | number }
    'preorder.staff.preview': { name: string | number }
    'preorder.staff.title': never
    'preorder.staff.text': { name: string | number }
    'preorder.sender.subject': { about: string | number }
    'preorder.sender.preview': { name: string | number }
    'preorder.sender.title': never
    'preorder.sender.text': { name: string | number }
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
    'footer.offices': never
    'footer.rights': { shop: string | number }
    'footer.follow': never
    'errorScreen.title': never
    'errorScreen.text': never
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
    'failed': never
    'numberRequired': never
    'emailRequired': never
    'emailInvalid': never
    'contact': never
    'description': never
  }
}
