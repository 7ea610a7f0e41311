import { SearchInput, SelectInput } from 'react-admin';

/** The search box of a list. */
export const search = (placeholder: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={placeholder}
    slotProps={{ htmlInput: { 'aria-label': placeholder } }}
    // As wide as what it asks for, and as high as the lists with a label that stand beside it.
    sx={{
      minWidth: { sm: `calc(${placeholder.length}ch + 80px)` },
      '& .MuiInputBase-root': { minHeight: 48 },
    }}
  />
);

type Choosing = { label: string; of: Readonly<Record<string, string>>; all: string };
/** Limits a list to one value of a field. Where a link asks for several, none of them is chosen. */
export const oneOf = (source: string, { label, of, all }: Choosing) => (
  <SelectInput
    key={source}
    {...{ source, label }}
    choices={Object.entries(of).map(([id, name]) => ({ id, name }))}
    emptyText={all}
    alwaysOn
    format={(chosen: unknown) => (Array.isArray(chosen) ? '' : (chosen ?? ''))}
  />
);
