import { call } from '../../../web-kit/call.ts';
import { type CreationProps, NewApplication } from '../../things/settings/NewApplication.tsx';
import {
  blankOidc,
  hasProblems,
  isOidcChanged,
  noOidcProblems,
  oidcProblems,
  oidcSettings,
} from './draft.ts';
import { OidcFields } from './Fields.tsx';

/** Step 2 for an OpenID application. */
export const ConfigureOidc = (props: CreationProps) => (
  <NewApplication
    {...props}
    about="new oidc"
    blank={blankOidc}
    isChanged={isOidcChanged}
    problemsOf={(draft) => oidcProblems(draft)}
    hasProblems={hasProblems}
    none={noOidcProblems}
    create={(draft) => call('POST /addOidcClient', oidcSettings(draft))}
    fields={(form) => <OidcFields {...form} />}
  />
);
