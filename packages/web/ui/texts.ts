type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Record<Placeholders<Text>, string | number>];

/** The texts of a feature by typed keys; `{name}` in a text asks for a value of that name. */
export function texts<const Table extends Record<string, string>>(table: Table) {
  return <Key extends keyof Table>(key: Key, ...[values]: Values<Table[Key]>): string => {
    const text: string = table[key] ?? '';
    const given: Record<string, string | number> = values ?? {};
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
  };
}
