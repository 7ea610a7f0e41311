import type { Application } from '../../things/applications/application.ts';
import { Apple } from './Apple.tsx';
import { Assetlinks } from './Assetlinks.tsx';
import { General } from './General.tsx';
import { Guide } from './Guide.tsx';

/** The settings of an application, its credentials and its integration guide. */
export function Basic({ app }: { app: Application }) {
  return (
    <>
      <General app={app} />
      <Guide app={app} />
      {app.appPlatForm === 'iOS' ? <Apple app={app} /> : <Assetlinks app={app} />}
    </>
  );
}
