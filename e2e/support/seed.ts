/** Makes the data that each group of flows begins with, once for all of them: nothing where it is there already. */
import { Product } from './product.ts';

await Product.prepare();
