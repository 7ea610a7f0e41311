import { call } from '../../../web-kit/call.ts';
import { type CreationProps, NewApplication } from '../../things/settings/NewApplication.tsx';
import {
  blankSaml,
  creationProblems,
  hasSamlProblems,
  isSamlChanged,
  noSamlProblems,
  samlCreation,
} from './draft.ts';
import { SamlFields } from './Fields.tsx';

/** Step 2 for a SAML application. */
export const ConfigureSaml = (props: CreationProps) => (
  <NewApplication
    {...props}
    about="new saml"
    blank={blankSaml}
    isChanged={isSamlChanged}
    problemsOf={(draft) => creationProblems(draft)}
    hasProblems={hasSamlProblems}
    none={noSamlProblems}
    create={(draft) => call('POST /SAML/create', samlCreation(draft))}
    fields={(form) => <SamlFields {...form} />}
  />
);
