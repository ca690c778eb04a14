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
    'invitation.subject': { shop: string | number }
    'invitation.preview': never
    'invitation.title': { shop: string | number }
    'invitation.text.staff': { shop: string | number }
    'invitation.text.admin': { shop: string | number }
    'invitation.text.super_admin': { shop: string | number }
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
    'nav.account': never
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
    'undo.label': never
    'undo.failed': never
    'key.map': never
    'key.undo': never
    'key.letters': never
    'key.group.list': never
    'key.group.page': never
    'key.group.go': never
    'key.group.everywhere': never
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
    'palette.choose': never
    'palette.open': never
    'palette.toDo': never
    'palette.total': never
    'palette.payment': never
    'notAllowed.pageTitle': never
    'notAllowed.title': never
    'notAllowed.text': never
    'notAllowed.back': never
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
    'rights.staff': never
    'rights.admin': never
    'rights.super_admin': never
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
  'admin-chart': {
    'asTable': never
    'asPicture': never
    'points': { title: string | number }
    'hint': never
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
    'hint.tax': never
    'hint.discounts': never
    'hint.over': never
    'hint.shipping': never
    'hint.hours': never
    'hint.proof': never
    'hint.days': never
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
  'admin-dashboard': {
    'pageTitle': never
    'clocks': { almaty: string | number; shop: string | number }
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
    'waiting.next': never
    'waiting.previous': never
    'waits.proofs_waiting.label': { count: number }
    'waits.proofs_waiting.note': never
    'waits.ready_to_ship.label': { count: number }
    'waits.ready_to_ship.note': never
    'waits.overdue_items.label': { count: number }
    'waits.overdue_items.note': never
    'waits.low_stock.label': { count: number }
    'waits.low_stock.note': never
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
    'low.all': { count: number }
    'low.none': never
    'low.left': { count: number }
    'testEmail.title': never
    'testEmail.to': never
    'testEmail.send': never
    'jobs.title': never
    'jobs.last': { at: string | number }
    'jobs.note': never
    'quick.title': never
    'quick.newProduct': never
    'quick.import': never
    'quick.proofs': never
    'quick.production': never
    'quick.messages': never
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
    'discard': never
    'see': never
    'changed': never
    'failed': never
    'unsaved': { count: number }
    'discarded': { count: number }
    'discardUndone': never
    'wrong': { count: number }
    'leave.title': never
    'leave.text': never
    'leave.stay': never
    'leave.leave': never
    'leave.save': never
    'conflict.title': never
    'conflict.text': never
    'conflict.others': { count: number }
    'conflict.mine': never
    'conflict.theirs': never
    'conflict.goOn': never
    'conflict.keepMine': never
    'number.none': never
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
    'image.wrongKind': never
    'image.tooLarge': { most: string | number }
    'image.alt': never
    'image.altMissing': never
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
    'filter.remove': { name: string | number }
    'filter.drop': { name: string | number }
    'filter.clear': never
    'filter.clearAll': never
    'filter.found': { count: number }
    'filter.show': { count: number }
    'filter.since': { day: string | number }
    'filter.until': { day: string | number }
    'filter.dropSearch': never
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
  }
  'admin-log': {
    'pageTitle': never
    'title': never
    'lead': never
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
    'action.admin.status': never
    'action.admin.change': never
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
    'action.settings.change': never
    'action.story.create': never
    'action.story.change': never
    'action.story.delete': never
    'action.story.image': never
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
    'action.mail.test': never
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
    'entity.story': never
    'entity.page': never
    'entity.product_import': never
    'entity.product_type': never
    'entity.size_guide': never
    'entity.order_item': never
    'entity.mail': never
    'entity.other': never
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
    'named.sizes': never
    'named.early_access_until': never
    'named.story_ids': never
    'named.size_guide_id': never
    'named.is_pre_order': never
    'named.expected_shipping': never
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
    'written.title': { number: string | number }
    'written.paid': never
    'written.mailed': { email: string | number }
    'written.notMailed': never
    'written.open': never
    'written.another': never
  }
  'admin-order': {
    'trackingSaved': never
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
    'order.packingSlip': never
    'order.code': { code: string | number }
    'order.shippingByCode': { code: string | number }
    'order.channel.staff': never
    'order.channel.counter': never
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
    'timeline.kind.edited': { parts: string | number }
    'timeline.kind.mail': { mail: string | number }
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
    'mails.kind.completed': never
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
    'filter.ready': never
    'filter.event': never
    'filter.product': never
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
    'bulk.cancelled.title': { count: number }
    'bulk.cancelled.consequence': never
    'bulk.cancelled.done': { count: number }
    'readyToShip': never
    'packingSlips': never
    'jobTickets': never
    'ready': never
    'made': { done: string | number; items: string | number }
    'new': never
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
    'type.qr_code': never
    'type.bank_transfer': never
    'type.cash': never
    'type.card': never
    'type.paypal': never
    'type.other': never
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
    'shop.title': never
    'shop.status': never
    'shop.preOrder': never
    'shop.expectedShipping': never
    'shop.earlyAccess': never
    'shop.earlyAccessUntil': never
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
    'shelf.title': never
    'shelf.category': never
    'shelf.noCategory': never
    'shelf.alsoIn': never
    'shelf.tags': never
    'shelf.tagsHint': never
    'shelf.brand': never
    'shelf.slug': never
    'shelf.slugHint': never
    'shelf.sizeGuide': never
    'shelf.noSizeGuide': never
    'shelf.productType': never
    'shelf.productTypeHint': never
    'shelf.noProductType': never
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
    'images.sending': never
    'images.drawing': never
    'images.drop': never
    'images.dropHint': { most: string | number }
    'images.wrongKind': never
    'images.tooLarge': { most: string | number }
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
  }
  'admin-production': {
    'pageTitle': never
    'title': never
    'below': { items: string | number; late: string | number }
    'wall': never
    'wallEnd': never
    'search': never
    'searchButton': never
    'filter.type': never
    'filter.due': never
    'filter.person': never
    'filter.state': never
    'filter.all': never
    'filter.today': never
    'filter.week': never
    'filter.late': never
    'filter.blocked': never
    'filter.me': never
    'filter.nobody': never
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
    'movedBack': { name: string | number; step: string | number }
    'finished': { count: number; step: string | number }
    'someFailed': { count: number }
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
    'steps.waiting': { count: number }
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
    'steps.photo.unsent': { name: string | number }
    'steps.photo.again': never
    'steps.photo.drop': never
    'steps.photo.wrongKind': never
    'steps.photo.tooLarge': { most: string | number }
    'steps.photo.removeAsk': never
    'steps.photo.removeHint': never
    'steps.refused': { count: number }
    'steps.understood': never
    'figures': never
    'startAll': never
    'started': { count: number; step: string | number }
    'key.mine': never
    'key.blocked': never
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
    'bulk.undone': { count: number }
    'bulk.price.action': never
    'bulk.price.title': { count: number }
    'bulk.price.consequence': never
    'bulk.price.done': { count: number }
    'bulk.price.percent': never
    'bulk.price.hint': never
    'bulk.status.action': never
    'bulk.status.title': { count: number }
    'bulk.status.consequence.active': never
    'bulk.status.consequence.draft': never
    'bulk.status.done': { count: number }
    'bulk.category.action': never
    'bulk.category.title': { count: number }
    'bulk.category.consequence': never
    'bulk.category.done': { count: number }
    'bulk.category.choose': never
    'bulk.type.action': never
    'bulk.type.title': { count: number }
    'bulk.type.consequence': never
    'bulk.type.done': { count: number }
    'bulk.type.choose': never
    'bulk.type.none': never
    'bulk.tags.action': never
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
    'ownReason': never
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
  'admin-settings': {
    'pageTitle': never
    'title': never
    'below': never
    'saved': never
    'missing': never
    'group.shop': never
    'group.studio': never
    'group.shipping': never
    'group.orders': never
    'group.members': never
    'group.money': never
    'group.staff': never
    'group.analytics': never
    'name.shop_name': never
    'name.contact_email': never
    'name.social_url': never
    'name.studio_address': never
    'name.studio_city': never
    'name.studio_state': never
    'name.studio_zip': never
    'name.studio_country': never
    'name.sst_number': never
    'name.carrier_name': never
    'name.carrier_tracking_url': never
    'name.low_stock_payment_hours': never
    'name.unpaid_pieces_per_buyer': never
    'name.orders_per_hour_email': never
    'name.orders_per_hour_account': never
    'name.orders_per_hour_address': never
    'name.guest_token_days': never
    'name.membership': never
    'name.payment_details_approval': never
    'name.staff_refund_limit': never
    'name.staff_second_factor': never
    'name.staff_idle_minutes': never
    'name.staff_session_hours': never
    'name.analytics_consent': never
    'name.analytics_months': never
    'help.shop_name': never
    'help.contact_email': never
    'help.social_url': never
    'help.studio_address': never
    'help.studio_city': never
    'help.studio_state': never
    'help.studio_zip': never
    'help.studio_country': never
    'help.sst_number': never
    'help.carrier_name': never
    'help.carrier_tracking_url': never
    'help.low_stock_payment_hours': never
    'help.unpaid_pieces_per_buyer': never
    'help.orders_per_hour_email': never
    'help.orders_per_hour_account': never
    'help.orders_per_hour_address': never
    'help.guest_token_days': never
    'help.membership': never
    'help.payment_details_approval': never
    'help.staff_refund_limit': never
    'help.staff_second_factor': never
    'help.staff_idle_minutes': never
    'help.staff_session_hours': never
    'help.analytics_consent': never
    'help.analytics_months': never
    'option.automatic': never
    'option.approved': never
    'option.none': never
    'option.second_admin': never
    'option.always': never
    'option.in_production': never
    'option.never': never
    'option.everybody': never
    'option.nobody': never
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
    'invitation.checking': never
    'invitation.welcome': never
    'invitation.lead.staff': { email: string | number }
    'invitation.lead.admin': { email: string | number }
    'invitation.lead.super_admin': { email: string | number }
    'invitation.accept': never
    'invitation.signInFirst': { email: string | number }
    'invitation.otherAccount': never
    'invitation.signOut': never
    'invitation.acceptedTitle': never
    'invitation.acceptedText': never
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
    'problems.members_only_until': { date: string | number }
    'problems.discount_unknown': never
    'problems.discount_expired': never
    'problems.discount_not_yet': never
    'problems.discount_used_up': never
    'problems.discount_minimum': never
    'problems.discount_members_only': never
    'problems.discount_not_these_goods': never
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
    'firstOrderDiscount': { percent: string | number }
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
    'map.here': { shop: string | number }
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
    'errors.idempotency_key_required': never
    'errors.idempotency_key_reused': never
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
    'errors.size_guide_not_found': never
    'errors.too_many_photos': never
    'errors.order_sent': never
    'errors.mail_not_due': never
    'errors.too_many_mails': never
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
    'fields.too_many': { limit: string | number }
    'fields.too_many_lines': { limit: string | number }
    'fields.too_small': { limit: string | number }
    'fields.unknown_category': never
    'fields.unknown_event': never
    'fields.unknown_option': never
    'fields.unknown_payment_method': never
    'fields.cash_at_pickup': never
    'fields.no_cash_for_pre_orders': never
    'fields.unknown_variation': never
    'fields.unrecognized_keys': never
    'fields.wrong_password': never
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
    'fields.pickup_has_no_address': never
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
    'zone': { zone: string | number }
    'calendar': never
    'site': never
    'directions': never
    'products': never
    'productsPast': never
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
    'log.staff': never
    'log.admin': never
    'log.super_admin': never
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
    'pickupAt': never
    'item': never
    'quantity': never
    'price': never
    'amount': never
    'sku': { sku: string | number }
    'preOrder': never
    'preOrderShips': { date: string | number }
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
    'code': { code: string | number }
    'shippingByCode': { code: string | number }
    'ticket.title': never
    'ticket.due': { date: string | number }
    'ticket.minutes': { count: number }
    'ticket.scan': never
    'ticket.more': { count: number }
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
    'processing.preOrderTitle': never
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
    'preOrderShips': { date: string | number }
    'amounts.subtotal': never
    'amounts.discount': never
    'amounts.shipping': never
    'amounts.pickup': never
    'amounts.free': never
    'amounts.tax': never
    'amounts.total': never
    'amounts.code': { code: string | number }
    'amounts.shippingByCode': { code: string | number }
    'address': never
    'pickupAt': never
    'road.placed': never
    'road.processing': never
    'road.shipped': never
    'road.delivered': never
    'road.ready': never
    'road.pickedUp': never
    'action.open': never
    'action.upload': never
    'action.pay': never
    'footer.why': { number: string | number; shop: string | number }
    'footer.personal': never
    'footer.contact': { url: string | number }
    'ready.subject': { number: string | number }
    'ready.title': never
    'ready.text': never
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
    'zone': never
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
    'text.pending_payment': never
    'text.pickup': never
    'text.pre_order': { date: string | number }
    'text.pre_orderPlain': never
    'text.cash': never
    'text.proof_refused': never
    'text.proof_submitted': { email: string | number }
    'text.processing': { email: string | number }
    'text.processingPickup': { email: string | number }
    'text.pre_ordered': { date: string | number; email: string | number }
    'text.pre_orderedPlain': { email: string | number }
    'text.shipped': never
    'text.shippedPlain': never
    'text.ready': never
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
    'lines.quantity': { count: number }
    'lines.preOrder': never
    'lines.preOrderShips': { date: string | number }
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
    'details.orderCode': { amount: string | number; number: string | number }
    'details.orderCodeSays': { amount: string | number; number: string | number }
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
  }
  'product-import': {
    'error.above_price': never
    'error.below_reserved': { limit: string | number }
    'error.column_missing': never
    'error.column_twice': never
    'error.differs': never
    'error.invalid': never
    'error.invalid_date': never
    'error.invalid_price': never
    'error.invalid_stock': never
    'error.not_csv': never
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
    'stockNotice.back.subject': { thing: string | number }
    'stockNotice.back.preview': never
    'stockNotice.back.title': { thing: string | number }
    'stockNotice.back.text': { thing: string | number }
    'stockNotice.back.button': never
    'stockNotice.back.why': { shop: string | number }
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
