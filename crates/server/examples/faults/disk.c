/* Preloaded into the server: writes to a database fail with the error number that the first byte of a shared file holds. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

static volatile unsigned char *control;

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("TRICORNE_FAULT");
    int file = name ? open(name, O_RDONLY) : -1;
    if (file < 0) return;
    void *mapped = mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (mapped != MAP_FAILED) control = mapped;
}

/* The error of the moment for a file of the database, or 0. */
static int fault(int file) {
    char link[64], name[512];
    if (!control || !*control) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) return 0;
    name[length] = 0;
    return strstr(name, ".sqlite") && !strstr(name, ".lock") ? *control : 0;
}

#define FAULTY(result, name, parameters, arguments)                                  \
    result name parameters {                                                         \
        static result(*true_one) parameters;                                         \
        if (!true_one) true_one = (result(*) parameters)dlsym(RTLD_NEXT, #name);     \
        int error = fault(file);                                                     \
        if (error) {                                                                 \
            errno = error;                                                           \
            return -1;                                                               \
        }                                                                            \
        return true_one arguments;                                                   \
    }

FAULTY(ssize_t, write, (int file, const void *data, size_t size), (file, data, size))
FAULTY(ssize_t, pwrite, (int file, const void *data, size_t size, off_t at), (file, data, size, at))
FAULTY(ssize_t, pwrite64, (int file, const void *data, size_t size, off64_t at), (file, data, size, at))
FAULTY(int, fsync, (int file), (file))
FAULTY(int, fdatasync, (int file), (file))
FAULTY(int, ftruncate, (int file, off_t size), (file, size))
FAULTY(int, ftruncate64, (int file, off64_t size), (file, size))
