import type { Invariant } from '#modules/module.ts'

export const inventoryInvariants: readonly Invariant[] = [
  {
    rule: 'what is on hand and reserved is the sum of its ledger',
    violations: `
      select s.id::text as subject, format('on hand %s, ledger %s; reserved %s, ledger %s', s.on_hand, l.on_hand, s.reserved, l.reserved) as finding
      from stock_levels s
      left join (select stock_level_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved from stock_ledger group by 1) l on l.stock_level_id = s.id
      where s.on_hand <> coalesce(l.on_hand, 0) or s.reserved <> coalesce(l.reserved, 0)`,
  },
  {
    rule: 'what is left of a product is the sum of its levels',
    violations: `
      select p.id::text as subject, format('sum %s, levels %s', t.available, coalesce(sum(s.on_hand - s.reserved), 0)) as finding
      from products p
      left join product_stock t on t.product_id = p.id
      left join stock_levels s on s.product_id = p.id
      group by p.id, t.available
      having t.available is distinct from coalesce(sum(s.on_hand - s.reserved), 0)`,
  },
  {
    rule: 'what is low or gone is noted as scarce',
    violations: `
      select coalesce(s.id, n.stock_level_id)::text as subject, format('available %s, noted %s', s.available, n.available) as finding
      from (select id, available from stock_levels where available <= low_stock_at()) s
      full join scarce_levels n on n.stock_level_id = s.id
      where s.available is distinct from n.available`,
  },
]
