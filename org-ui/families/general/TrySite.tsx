import { likewise } from '../../../web-kit/sends.ts';
import { list } from '../../../web-kit/table/query.ts';
import { AskButton } from '../../things/applicationPage/AskButton.tsx';
import { type Method, tryByPhone } from '../../things/applicationPage/tries.ts';
import type { Application } from '../../things/applications/application.ts';
import { texts } from './texts.ts';

const { tries: t } = texts;

/** Tries the sign-in to a web or mobile application by a phone, because its passkeys work on its own website alone. */
export const TrySite = ({ app: { appId, name } }: { app: Pick<Application, 'appId' | 'name'> }) => (
  <AskButton
    about={appId}
    title={t.title(name)}
    text={t.text}
    hint={t.hint}
    users={list('GET /getAllUsersByAppId/:appId', { appId })}
    choosesMethod
    tries={likewise(tryByPhone, (username: string, method: Method) => tryByPhone(appId, username, method))}
  />
);
