// Imported first by whatever must not crash: Node 24 since 24.15 now and then dies of a segmentation
// fault in V8's middle compiler when processors are short (decision 14). What is hot enough
// still reaches the last one.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-maglev');
