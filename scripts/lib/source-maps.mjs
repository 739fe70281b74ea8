// Loaded before a process (`node --import`): errors name the lines of our sources. With `--enable-source-maps`, Node also reads the
// maps of all packages at their import and keeps them: 20 MB for the site in one process.
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true);
