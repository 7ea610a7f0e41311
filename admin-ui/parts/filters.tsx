import { AutocompleteInput, ReferenceInput, SearchInput } from 'react-admin';
import { words } from '../base/words.ts';
import { texts } from './texts.ts';

/** The search box of a list. */
export const search = (placeholder: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={placeholder}
    slotProps={{ htmlInput: { 'aria-label': placeholder } }}
    sx={{ minWidth: { sm: 280 } }}
  />
);

/** Limits a list to one organisation, chosen by its name. */
export const ofOrganisation = (
  <ReferenceInput
    key="organisationId"
    source="organisationId"
    reference="organisations"
    sort={{ field: 'name', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput
      label={words.organisation.label}
      optionText="name"
      noOptionsText={texts.list.noOptions}
      filterToQuery={(q: string) => (q ? { q } : {})}
      sx={{ minWidth: 240 }}
    />
  </ReferenceInput>
);
