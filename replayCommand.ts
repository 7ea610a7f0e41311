import { atMost, type Models, progressLine } from './projections/projector/replay.ts';
import type { Progress } from './projections/rebuild/rebuild.ts';
import { askControl, NotRunningError } from './server-kit/control.ts';

type Replay = {
  dataDir: string;
  print: (line: string) => void;
  /** Opens the folder and replays, for when no process runs there. */
  openFolder: (models: string[], onProgress: (progress: Progress) => void) => Promise<string[]>;
};
/** `npm run replay [model…]`: rebuilds read models in the running process or, if there is none, in this one. */
export async function replay(models: string[], { dataDir, print, openFolder }: Replay): Promise<string[]> {
  const show = atMost(5, (progress) => print(progressLine(progress)));
  try {
    const asked: Models = { models };
    return (await askControl(dataDir, 'replay', asked, (progress) => show(progress as Progress))) as string[];
  } catch (error) {
    if (!(error instanceof NotRunningError)) throw error;
    return await openFolder(models, show);
  }
}
