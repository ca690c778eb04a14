import type pg from 'pg'

type Queryable = Pick<pg.Client, 'query'>

const header = `-- Generated from db/migrations by "npm run schema". For reading and review; the migrations build the database.\n`

/** Returns everything in the schema `public` except the objects of extensions, as SQL text in a stable order. */
export async function dumpSchema(client: Queryable): Promise<string> {
  const lines = [header]
  for (const query of [extensions, types, textSearch, functions]) lines.push(...(await readLines(client, query)))
  lines.push(...(await dumpTables(client)), ...(await readLines(client, views)))
  return lines.join('\n')
}

const isOurs = (catalog: string, id: string) =>
  `not exists (select 1 from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`

const extensions = `select format('create extension %I;', extname) as line from pg_extension where extname <> 'plpgsql' order by extname`

const types = `
  select case t.typtype
    when 'e' then format('create type %I as enum (%s);', t.typname,
      (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
    else format('create domain %I as %s%s;', t.typname, format_type(t.typbasetype, t.typtypmod),
      (select string_agg(format(' constraint %I %s', c.conname, pg_get_constraintdef(c.oid)), '' order by c.conname)
       from pg_constraint c where c.contypid = t.oid)) end as line
  from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') and ${isOurs('pg_type', 't.oid')}
  order by t.typname`

const textSearch = `
  select line from (
    select 1 as kind, dictname as name, format('create text search dictionary %I (template = %s%s);', dictname,
      (select tmplname from pg_ts_template where oid = dicttemplate), ', ' || dictinitoption) as line
    from pg_ts_dict where dictnamespace = 'public'::regnamespace and ${isOurs('pg_ts_dict', 'pg_ts_dict.oid')}
    union all
    select 2, c.cfgname, format('create text search configuration %I; -- %s', c.cfgname,
      (select string_agg(distinct tokens.alias || ': ' || tokens.dictionaries, '; ') from (
        select t.alias, string_agg(m.mapdict::regdictionary::text, ', ' order by m.mapseqno) as dictionaries
        from pg_ts_config_map m join ts_token_type(c.cfgparser) t on t.tokid = m.maptokentype
        where m.mapcfg = c.oid group by t.alias) tokens))
    from pg_ts_config c where c.cfgnamespace = 'public'::regnamespace and ${isOurs('pg_ts_config', 'c.oid')}
  ) both_kinds order by kind, name`

const functions = `
  select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' || E'\\n' as line
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${isOurs('pg_proc', 'p.oid')}
  order by p.proname, pg_get_function_identity_arguments(p.oid)`

const views = `
  select format('create %s %I as%s', case relkind when 'm' then 'materialized view' else 'view' end, relname,
    E'\\n' || pg_get_viewdef(oid)) || E'\\n' as line
  from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and ${isOurs('pg_class', 'c.oid')}
  order by relname`

async function readLines(client: Queryable, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query)
  return rows.length > 0 ? [...rows.map(({ line }) => line), ''] : []
}

interface TableRow {
  name: string
  columns: string[]
  constraints: string[] | null
  options: string
  extras: string[] | null
}

const tables = `
  select c.relname as name,
    (select array_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attcollation not in (0, t.typcollation) then ' collate ' || a.attcollation::regcollation else '' end
        || case when a.attnotnull then ' not null' else '' end
        || case
             when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity'
             when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ')'
               || case a.attgenerated when 's' then ' stored' else '' end
             when d.oid is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
             else '' end order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select array_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) order by position(k.contype in 'pucxf'), k.conname)
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'x', 'f')) as constraints,
    coalesce(' partition by ' || pg_get_partkeydef(c.oid), '')
      || coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', '') as options,
    (select array_agg(line order by kind, line) from (
      select 1 as kind, pg_get_indexdef(i.indexrelid) || ';' as line from pg_index i
      where i.indrelid = c.oid and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
      union all
      select 2, pg_get_triggerdef(g.oid) || ';' from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal
    ) attached) as extras
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
    and ${isOurs('pg_class', 'c.oid')}
  order by c.relname`

async function dumpTables(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<TableRow>(tables)
  return rows.flatMap(({ name, columns, constraints, options, extras }) => {
    const parts = [...columns, ...(constraints ?? [])].map((part) => `  ${part}`)
    return [`create table ${name} (\n${parts.join(',\n')}\n)${options};`, ...(extras ?? []), '']
  })
}
