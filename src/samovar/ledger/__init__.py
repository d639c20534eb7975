"""The ledger: every rule of the books with its case, the rulings, and who cites them."""
