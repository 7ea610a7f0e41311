import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { words } from '../base/words.ts';
import { texts } from './texts.ts';

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
