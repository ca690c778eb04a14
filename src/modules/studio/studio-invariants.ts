import type { Invariant } from '#modules/module.ts'

export const studioInvariants: readonly Invariant[] = [
  {
    rule: 'nothing that was made reaches a shopper without an accept',
    violations: `
      select p.id as subject, p.origin || ' ' || coalesce(i.status, 'accepted') as finding
      from product_images as p join studio_images as i on i.product_image_id = p.id
      where i.status <> 'accepted' or i.reviewed_at is null or p.origin <> case i.engine when 'compositor' then 'composed' else 'generated' end`,
  },
  {
    rule: 'one attempt at a picture pays a service once at most',
    violations: `
      select image_id as subject, count(*) || ' calls' as finding
      from studio_service_calls where state <> 'unpaid' group by image_id, attempt having count(*) > 1`,
  },
  {
    rule: 'a picture that a service made has a call that was written down',
    violations: `
      select i.id as subject, i.status as finding from studio_images as i
      where i.engine <> 'compositor' and i.status in ('ready', 'accepted', 'rejected')
        and not exists (select from studio_service_calls as c where c.image_id = i.id and c.state = 'answered')`,
  },
]
