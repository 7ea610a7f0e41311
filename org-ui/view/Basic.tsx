import type { Application } from '../application/application.ts';
import { Assetlinks } from './Assetlinks.tsx';
import { General } from './General.tsx';
import { Guide } from './Guide.tsx';

/** What an application is and how it is put to use. */
export function Basic({ app }: { app: Application }) {
  return (
    <>
      <General app={app} />
      <Guide app={app} />
      {app.appPlatForm !== 'iOS' && <Assetlinks app={app} />}
    </>
  );
}
