import type { Invariant } from '#modules/module.ts'

/** Uses since the code was last edited, since an admin may set a limit below the earlier uses. */
const standing = `from discount_uses u join discounts d on d.id = u.discount_id where u.released_at is null and u.used_at > d.updated_at`

export const discountInvariants: readonly Invariant[] = [
  {
    rule: 'a code is used within its limits',
    violations: `
      select code as subject, format('used %s of %s', count(*), uses_limit) as finding
      from (select d.code, d.uses_limit ${standing}) uses group by code, uses_limit having count(*) > uses_limit
      union all
      select code, format('used by one buyer %s of %s', count(*), per_account_limit)
      from (select d.code, d.per_account_limit, u.mailbox_hash ${standing} and u.mailbox_hash is not null) uses
      group by code, per_account_limit, mailbox_hash having count(*) > per_account_limit
      union all
      select code, format('used by one account %s of %s', count(*), per_account_limit)
      from (select d.code, d.per_account_limit, u.account_id ${standing} and u.account_id is not null) uses
      group by code, per_account_limit, account_id having count(*) > per_account_limit`,
  },
]
